use std::path::PathBuf;

use clap::Args;
use ghost_stories_command_line::Failure;
use ghost_stories_lang::{Language, Text, pseudo};
use ghost_stories_server::Drafts;

/// Words that are still written, for translators.
#[derive(Args)]
pub struct LocalesOptions {
    /// For translators: read the words from this folder, the page at each reload; it has a folder for each language
    #[arg(long, value_name = "FOLDER", overrides_with = "locales")]
    locales: Option<PathBuf>,
    /// For translators: put accents on the letters of English; whatever has none is not translated
    #[arg(long, requires = "locales")]
    pseudo: bool,
}

impl LocalesOptions {
    /// What the page is to read, if it is not what is built in.
    pub fn drafts(&self) -> Result<Option<Drafts>, Failure> {
        let Some(folder) = &self.locales else { return Ok(None) };
        for language in Language::ALL {
            for text in Text::ALL {
                language.draft(text, folder).map_err(|error| Failure::file(folder, error))?;
            }
        }
        Ok(Some(Drafts { folder: folder.clone(), pseudo: self.pseudo }))
    }

    /// Reads the words of a language for this program itself.
    pub fn read(&self, language: Language) -> Result<(), Failure> {
        let Some(folder) = &self.locales else { return Ok(()) };
        let draft = |text| language.draft(text, folder).map_err(|error| Failure::file(folder, error));
        for (text, draft) in [
            (Text::Words, draft(Text::Words)? + "\n" + &draft(Text::Programs)?),
            (Text::Rules, draft(Text::Rules)?),
            (Text::Lessons, draft(Text::Lessons)?),
        ] {
            let accented = self.pseudo && language == Language::default();
            language.read(text, if accented { pseudo(&draft) } else { draft });
        }
        Ok(())
    }
}
