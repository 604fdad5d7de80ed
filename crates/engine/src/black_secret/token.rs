/// What a catacomb token shows (S21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Token {
    /// Wu-Feng draws an incarnation; the third brings the Shadow.
    Urn,
    /// Nothing.
    Earth,
    /// The demon goes home.
    Buddha,
    /// Wu-Feng may throw a curse of any colour.
    Tablet,
    /// The token becomes a skeleton.
    Bones,
    /// Blood of the Just: a Qi from the bank on a mantra.
    Just,
    /// Blood of Su-Ling: a mantra takes effect.
    SuLing,
}

impl Token {
    /// Every kind.
    pub const ALL: [Token; 7] =
        [Token::Urn, Token::Earth, Token::Buddha, Token::Tablet, Token::Bones, Token::Just, Token::SuLing];
}

/// How many tokens of each kind, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TokenCount(u32);

impl TokenCount {
    /// No token.
    pub const NONE: TokenCount = TokenCount(0);

    /// How many of this kind.
    pub const fn get(self, token: Token) -> u8 {
        (self.0 >> (4 * token as u32)) as u8 & 15
    }

    /// So many more of this kind; at most fifteen in all.
    #[must_use]
    pub const fn plus(self, token: Token, number: u8) -> TokenCount {
        debug_assert!(self.get(token) + number < 16);
        TokenCount(self.0 + ((number as u32) << (4 * token as u32)))
    }

    /// One less of this kind, which must be there.
    #[must_use]
    pub const fn minus(self, token: Token) -> TokenCount {
        debug_assert!(self.get(token) > 0);
        TokenCount(self.0 - (1 << (4 * token as u32)))
    }

    /// The kinds of which there is one.
    pub fn kinds(self) -> impl Iterator<Item = Token> {
        Token::ALL.into_iter().filter(move |&token| self.get(token) > 0)
    }

    /// All kinds added up.
    pub fn total(self) -> u8 {
        Token::ALL.into_iter().map(|token| self.get(token)).sum()
    }

    /// The token with so many before it, kind by kind.
    pub fn nth(self, mut index: u8) -> Option<Token> {
        self.kinds().find(|&token| {
            let found = index < self.get(token);
            index = index.wrapping_sub(self.get(token));
            found
        })
    }
}
