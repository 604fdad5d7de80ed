//! Texts of the page, in groups: a line here for each, and a message in each language.

/// A name of Rust as the id of a message has it.
pub(crate) const fn kebab<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let mut id = [0; LENGTH];
    let mut place = 0;
    while place < LENGTH {
        let letter = name.as_bytes()[place];
        id[place] = if letter == b'_' { b'-' } else { letter };
        place += 1;
    }
    id
}

/// The id of a text.
macro_rules! id {
    ($($part:expr),+) => {{
        const NAME: &str = concat!($($part),+);
        const BYTES: [u8; NAME.len()] = $crate::words::kebab(NAME);
        const ID: &str = match str::from_utf8(&BYTES) {
            Ok(id) => id,
            Err(_) => panic!("a name of Rust is UTF-8"),
        };
        ID
    }};
}

/// Declares a group of texts, `Group "prefix" { … }`, each of them one of
///
/// - `title()` for the message `prefix-title`, which has no arguments,
/// - `turn_of(colour: Colour = board(colour))` for a message with arguments of these types, and how they become values,
/// - `paces[slow, fast]` for several in a fixed order, `prefix-paces-slow` and so on,
/// - `icons{lose_qi, haunt}` for several with their keys: `("lose-qi", …)`.
macro_rules! words {
    ($(#[$about:meta])* $group:ident $prefix:literal { $($(#[$note:meta])* $name:ident $shape:tt)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub struct $group(pub(crate) $crate::Language);

        #[allow(missing_docs, reason = "the English words say what each is for")]
        impl $group {
            $($crate::words::words!(@method $prefix, $(#[$note])* $name $shape);)*

            /// The ids of the group's messages, and the arguments that each is given.
            #[cfg(not(target_family = "wasm"))]
            pub(crate) fn messages(all: &mut Vec<(String, Vec<&'static str>)>) {
                $($crate::words::words!(@list all $prefix, $name $shape);)*
            }
        }
    };
    (@method $prefix:literal, $(#[$note:meta])* $name:ident ()) => {
        $(#[$note])*
        pub fn $name(self) -> &'static str {
            self.0.fixed($crate::Message::new($crate::words::id!($prefix, "-", stringify!($name))))
        }
    };
    (@method $prefix:literal, $(#[$note:meta])* $name:ident ($($argument:ident: $type:ty $(= $value:expr)?),+)) => {
        $(#[$note])*
        pub fn $name(self, $($argument: $type),+) -> String {
            let message = $crate::message::Message::new($crate::words::id!($prefix, "-", stringify!($name)));
            self.0.say(&message$(.with(stringify!($argument), $crate::message::message!(@ $argument $(: $value)?)))+)
        }
    };
    (@method $prefix:literal, $(#[$note:meta])* $name:ident [$($key:ident),+ $(,)?]) => {
        $(#[$note])*
        pub fn $name(self) -> [&'static str; [$(stringify!($key)),+].len()] {
            [$(self.0.fixed($crate::Message::new($crate::words::id!($prefix, "-", stringify!($name), "-", stringify!($key))))),+]
        }
    };
    (@method $prefix:literal, $(#[$note:meta])* $name:ident {$($key:ident),+ $(,)?}) => {
        $(#[$note])*
        pub fn $name(self) -> [(&'static str, &'static str); [$(stringify!($key)),+].len()] {
            [$((
                $crate::words::id!(stringify!($key)),
                self.0.fixed($crate::Message::new($crate::words::id!($prefix, "-", stringify!($name), "-", stringify!($key)))),
            )),+]
        }
    };
    (@list $all:ident $prefix:literal, $name:ident ($($argument:ident: $type:ty $(= $value:expr)?),*)) => {
        $all.push(($crate::words::id!($prefix, "-", stringify!($name)).to_owned(), vec![$(stringify!($argument)),*]));
    };
    (@list $all:ident $prefix:literal, $name:ident [$($key:ident),+ $(,)?]) => {
        $($all.push(($crate::words::id!($prefix, "-", stringify!($name), "-", stringify!($key)).to_owned(), Vec::new()));)+
    };
    (@list $all:ident $prefix:literal, $name:ident {$($key:ident),+ $(,)?}) => {
        $crate::words::words!(@list $all $prefix, $name [$($key),+]);
    };
}

pub(crate) use id;
pub(crate) use words;
