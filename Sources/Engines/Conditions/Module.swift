// Sets of profiles in words: the condition that selects them, the shortest sentence that names them, and tables.
//
// Start with `Sets/ProfileSet.swift`, then `Sentences/DescribeProfiles.swift`.
//
// What does not belong here: what is found on the profiles.
