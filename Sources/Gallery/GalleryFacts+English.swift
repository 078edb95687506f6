import Catalog

extension GalleryFacts {
  /// What films and series are about, in English: the sample catalog's own texts.
  static let overviews: [TitleID: String] = [
    .movie(603): """
    By day Thomas Anderson writes software in a cubicle; by night, as Neo, he looks for a \
    man named Morpheus and the answer to one question. Agents in dark suits find him first, \
    and the pill he is later offered settles the argument about what is real.
    """,
    .movie(604): """
    Machines are digging toward Zion, the last human city, and will reach it within days. \
    Neo, troubled by dreams of Trinity falling, waits for the Oracle to summon him. She \
    sends him to find a program called the Keymaker, while Agent Smith, free of the system, \
    has learned to copy himself.
    """,
    .movie(605): """
    Neo lies unconscious in the real world, his mind stranded in a train station between it \
    and the Matrix. Zion has hours before the machines break through the dome. Smith, now \
    overwriting everyone he touches, has become a problem for both sides of the war.
    """,
    .movie(624_860): """
    Thomas Anderson designs games in San Francisco, takes blue pills prescribed by his \
    analyst, and is famous for a trilogy called The Matrix. In a coffee shop he keeps seeing \
    Tiffany, a married woman who feels familiar. Then a young captain named Bugs offers him \
    evidence that the game was a memory.
    """,
    .movie(55_931): """
    Nine animated shorts circle the first Matrix film. One is a historical file on how \
    machines asked for rights and got war; another follows a hovercraft crew with a warning \
    for Zion. Others watch a sprinter, a schoolboy, a detective, and a derelict house where \
    the program has a fault.
    """,
    .movie(245_891): """
    Days after his wife's funeral, John Wick receives a puppy she arranged for him before \
    she died. A young gangster who fancies his car breaks in, takes it and kills the dog. He \
    is the son of Viggo Tarasov, the crime boss who once employed John and knows what comes \
    next.
    """,
    .movie(301_528): """
    Woody spends more time in the closet now that Bonnie chooses other toys. Stowed in her \
    backpack on kindergarten day, he watches her make a friend from a plastic fork, which \
    comes to life and runs for the trash. A family road trip turns into a series of \
    retrievals.
    """,
    .movie(496_243): """
    The Kims fold pizza boxes in a Seoul semi-basement until the son, Ki-woo, gets work \
    tutoring a rich family's daughter with forged credentials. The Parks are trusting and \
    have more vacancies than they know, and he soon sees how the rest of his family might be \
    hired too.
    """,
    .movie(129): """
    On the way to a new home, Chihiro's parents stop at what looks like an abandoned park \
    and eat at a stall with nobody behind it. By dusk they are pigs. The girl asks for work \
    at a bathhouse for spirits, whose owner takes most of her name.
    """,
    .movie(194): """
    Amélie waits tables in Montmartre and collects small pleasures, like cracking caramel \
    with a spoon. One night she finds a boy's tin box behind a bathroom tile and gets it \
    back to him, now a man in his fifties. Encouraged, she begins arranging other lives, \
    always from behind cover.
    """,
    .movie(129_112): """
    Wadjda wears sneakers under her abaya in Riyadh and wants the green bicycle in the shop \
    so that she can race a neighbor's boy, although girls are told not to ride. Her mother, \
    afraid her husband is about to take a second wife, says no. The school announces a prize \
    for reciting the Quran.
    """,
    .movie(517_814): """
    Zain, about twelve and without papers, is serving time for a stabbing in Beirut when he \
    takes his parents to court for having had him. The hearing leads back through recent \
    months: a sister he tries to hide from marriage, and an Ethiopian woman who leaves him \
    her baby to mind.
    """,
    .movie(12_585): """
    In this eighth instalment of the Lemon Popsicle series, an Israeli-German production \
    directed by Reinhard Schwabenitzky, Benny, Bobby and Johnny are back together for \
    another summer of sun and pursuit. Elfi Eschke plays Polly and Sibylle Rauch plays Eva.
    """,
    .movie(935): """
    General Ripper, troubled by fluoride and his bodily fluids, seals off his air base and \
    sends its bombers to Russia with a recall code only he knows. In the War Room the \
    president reaches the Soviet premier, who is drunk, by telephone. The bombers have \
    stopped listening to anyone else.
    """,
    .movie(496): """
    Borat Sagdiyev, a television reporter from a wildly invented Kazakhstan, is sent to New \
    York to film a documentary on American life. In his hotel he discovers an old series \
    starring Pamela Anderson and persuades his producer, Azamat, to drive across the country \
    to California in an ice-cream van.
    """,
    .movie(374_771): """
    Vin Diesel returns as Richard B. Riddick, the escaped convict who sees in the dark, in \
    another science-fiction film directed by David Twohy. The title points home: Furya is \
    the planet of his birth, laid waste when he was an infant.
    """,
    .movie(194_662): """
    Riggan was a movie superhero twenty years ago; now he is days from opening a Raymond \
    Carver adaptation on Broadway that he wrote, directs and stars in. A falling lamp \
    removes one actor, his brilliant replacement wrecks the previews, and a gruff voice in \
    the dressing room keeps score.
    """,
    .movie(8_905): """
    Shortly before an election a politician, driving at night, hits a man and flees. Servet \
    asks his chauffeur, Eyüp, to take the blame in return for a lump sum on release. In the \
    apartment above the railway line Eyüp's son wants a car at once, and Hacer goes to ask \
    for an advance.
    """,
    .movie(13_393): """
    Sadık chose politics over his father's farm, lost his wife in childbirth on the night of \
    the 1980 coup and then spent years in prison. Now, for a reason he keeps quiet, he takes \
    his son Deniz, whose head is full of comic book heroes, to the Aegean house that \
    disowned him.
    """,
    .movie(637_920): """
    In a village on the Turkish coast in 1983, the shepherd Memo has the mind of a child \
    about as old as his daughter Ova. When an officer's little girl falls to her death and \
    he is found with her body, he is beaten into a confession and sent to cell seven.
    """,
    .movie(680): """
    Two hitmen retrieve a briefcase for the Los Angeles crime boss Marsellus Wallace and \
    discuss fast food on the way. Vincent must then entertain the boss's wife for an \
    evening, while Butch, a boxer paid to lose, has other plans. The chapters run out of \
    sequence.
    """,
    .movie(27_205): """
    Dom Cobb steals secrets by entering the dreams of sleeping executives, a trade that has \
    left him unable to go home to his children. Saito, a Japanese industrialist, offers to \
    clear his name if he does the reverse: plant an idea in the mind of a rival's heir.
    """,
    .movie(155): """
    Gotham's mob is running out of safe places to keep its money, squeezed by Batman, \
    Lieutenant Gordon and the new district attorney, Harvey Dent. Into that gap steps a \
    scarred bank robber called the Joker, who wants no share, only to see which rules break \
    first.
    """,
    .movie(670): """
    Oh Dae-su disappears from a Seoul street on his daughter's birthday and spends fifteen \
    years in a private cell with a television, learning from it that he is wanted for his \
    wife's murder. Then he is released in a new suit, with money and a phone, and no \
    explanation.
    """,
    .movie(372_058): """
    Mitsuha is tired of her mountain town and wishes to be a handsome boy in Tokyo. Some \
    mornings she wakes as one: Taki, a student with a restaurant job, who wakes as her. They \
    leave each other rules and diary entries by phone, and have never met.
    """,
    .movie(110_415): """
    An attempt to cool the planet froze it, and everyone still alive rides a train that \
    circles the world without stopping. In the tail they eat black protein blocks and count \
    the guards. Curtis means to walk to the engine, and first needs the man who built the \
    locks.
    """,
    .movie(550): """
    An insomniac who assesses crashed cars for a living finds relief by weeping in support \
    groups for illnesses he does not have. After he meets Tyler Durden, a soap maker with \
    opinions, two men hitting each other outside a bar turns into a weekly appointment.
    """,
    .movie(13): """
    On a bench at a bus stop in Savannah, a man in a pale suit tells strangers about leg \
    braces, football, the army and shrimp. Forrest does what he is told and means what he \
    says; the one thread he never lets go of is Jenny.
    """,
    .movie(120): """
    A gold ring left to Frodo Baggins by old Bilbo turns out to be the weapon a dark lord \
    needs to rule Middle-earth. It can be unmade only in the fire where it was forged. Nine \
    companions set out to carry it there, hunted by riders, orcs and their own temptation.
    """,
    .show(1_396): """
    Walter White, a mild Albuquerque chemistry teacher, learns that he has lung cancer and \
    almost nothing to leave his family. Using what he knows best, he joins Jesse Pinkman, a \
    former student, to cook methamphetamine, and discovers an appetite for a dangerous \
    trade.
    """,
    .show(1_399): """
    When the king asks Eddard Stark to leave the cold North and govern at his side, old \
    grudges among the noble houses of Westeros begin to stir. Across the sea an exiled \
    princess seeks allies, while beyond a great wall of ice something far older is waking.
    """,
    .show(66_732): """
    One November night in 1983, twelve-year-old Will Byers vanishes on his way home in a \
    small Indiana town. While his mother and the police chief hunt for him, his friends meet \
    a strange girl with a shaved head who knows the laboratory in the woods.
    """,
    .show(93_405): """
    Seong Gi-hun, drowning in gambling debts, accepts a stranger's invitation to play for \
    money and wakes among 455 other desperate people in numbered tracksuits. A vast prize \
    awaits whoever gets through a set of children's games, and the first round shows them \
    what losing means.
    """,
    .show(1_668): """
    Rachel Green runs out on her wedding and turns up, still in her gown, at a New York \
    coffee house where an old schoolfriend is sitting. With Monica, Ross, Chandler, Joey and \
    Phoebe she muddles through jobs, rents, romances and a decade of growing up.
    """,
    .show(456): """
    In the town of Springfield, nuclear plant worker Homer Simpson shares a crowded house \
    with his patient wife Marge, troublemaking Bart, bookish Lisa and baby Maggie. Their \
    domestic squabbles have a way of spilling into the schools, bars and politics of \
    everyone around them.
    """,
    .show(4_087): """
    FBI agent Dana Scully, a doctor and skeptic, is assigned to report on Fox Mulder, whose \
    basement office holds the Bureau's unexplained cases. Together they look into \
    abductions, monsters and odd deaths, while people higher up make sure that certain \
    answers stay buried.
    """,
    .show(65_733): """
    Nobita, a lazy and kind-hearted schoolboy, gets an unexpected guest: a blue robotic cat \
    sent from the twenty-second century by his own descendant to improve his prospects. From \
    his pouch Doraemon pulls curious gadgets, which Nobita puts to use with more hope than \
    caution.
    """,
    .show(57_243): """
    Rose Tyler's dull London routine ends when the shop she works in is blown up by a \
    stranger called the Doctor. The last of an ancient people, he travels through time and \
    space in a blue police box, changing faces and companions, meddling wherever monsters \
    gather.
    """,
    .show(30_984): """
    Ichigo Kurosaki, a teenager who has always seen ghosts, takes over the powers of Rukia, \
    a Soul Reaper wounded while defending his family. He must now guard his town against the \
    ravenous spirits called Hollows, and soon faces the stern order she comes from.
    """,
    .show(42_009): """
    Each story stands alone, most of them set in a future barely ahead of our own: a device, \
    an app or a broadcast changes how people remember, love, judge or punish. Someone finds \
    the new convenience useful, until its price becomes plain.
    """,
    .show(136_315): """
    Carmy Berzatto, trained in famous restaurants, comes back to Chicago to take over the \
    sandwich shop left by his late brother. With debts everywhere and a crew that distrusts \
    change, he and the ambitious Sydney try to turn shouting into cooking.
    """,
  ]

  /// Taglines of films, in English: the sample catalog's own.
  static let taglines: [ID<Movie>: String] = [
    603: "The world on the screen is looking back.",
    496_243: "The view depends on the floor.",
    129: "Work hard. Remember what you are called.",
    129_112: "All she needs is two wheels.",
    245_891: "He had only just stopped.",
    935: "The recall code is in one man's head.",
  ]
}
