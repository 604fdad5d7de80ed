use std::collections::BTreeMap;
use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use ghost_stories_command_line::{Failure, read_text};
use ghost_stories_engine::Rule;
use ghost_stories_lang::message;
use ghost_stories_scenario::run;

/// Run scenario files, or all `.scenario` files below folders
#[derive(Args)]
pub struct Scenario {
    /// Files or folders
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// List for each rule how many scenarios cover it
    #[arg(long)]
    rules: bool,
    /// Name every scenario, not only those that fail
    #[arg(short, long)]
    verbose: bool,
}

impl Scenario {
    pub fn run(&self) -> Result<(), Failure> {
        let mut files = Vec::new();
        for path in &self.paths {
            collect(path, true, &mut files)?;
        }
        files.sort();
        files.dedup();
        if files.is_empty() {
            return Err(Failure::input(message!("scenario-none")));
        }
        let mut out = stdout().lock();
        let (mut failed, mut unreadable, mut checked) = (0, 0, 0);
        let mut rules: BTreeMap<Rule, usize> = BTreeMap::new();
        for file in &files {
            let text = read_text(file)?;
            let report = run(&text);
            checked += report.checked;
            report.covers.iter().for_each(|rule| *rules.entry(*rule).or_default() += 1);
            if report.passed() {
                if self.verbose {
                    writeln!(out, "ok      {}: {}", file.display(), report.title)?;
                }
                continue;
            }
            failed += 1;
            unreadable += usize::from(report.unreadable);
            writeln!(out, "FAILED  {}: {}", file.display(), report.title)?;
            for problem in &report.problems {
                writeln!(out, "  {problem}")?;
            }
        }
        if self.rules {
            for (rule, number) in &rules {
                writeln!(out, "{rule}: {number}")?;
            }
        }
        let passed = files.len() - failed;
        writeln!(out, "{} scenarios, {checked} expectations: {passed} passed, {failed} failed", files.len())?;
        match (failed, unreadable) {
            (0, _) => Ok(()),
            (_, 0) => Err(Failure::Check),
            _ => Err(Failure::input(message!("scenario-unreadable", number: unreadable))),
        }
    }
}

fn collect(path: &Path, named: bool, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        if named || path.extension().is_some_and(|extension| extension == "scenario") {
            files.push(path.to_owned());
        }
        return Ok(());
    }
    for entry in fs::read_dir(path).map_err(|error| Failure::file(path, error))? {
        collect(&entry?.path(), false, files)?;
    }
    Ok(())
}
