/// Text as it stands in HTML.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            _ => escaped.push(character),
        }
    }
    escaped
}

/// A whole number with commas between the thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A share in per cent, with as many places as say something.
pub fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    match percent {
        ..0.000_5 => "0 %".to_owned(),
        ..0.1 => format!("{percent:.3} %"),
        ..10.0 => format!("{percent:.2} %"),
        _ => format!("{percent:.1} %"),
    }
}

/// What a colour stands for, once for a whole section.
pub fn legend<'a>(names: impl IntoIterator<Item = (String, &'a str)>) -> String {
    let mut legend = "<ul class=\"legend\">".to_owned();
    for (class, name) in names {
        legend += &format!("<li><span class=\"swatch {class}\"></span>{}</li>", escape(name));
    }
    legend + "</ul>\n"
}

/// A row of a bar chart: its name, its parts (class, share of the full width, what it says when pointed at) and a figure.
pub struct Bar {
    pub name: String,
    pub parts: Vec<(String, f64, String)>,
    pub figure: String,
}

/// Bars one below the other, as a table, so that names wrap and screen readers read it.
pub fn bars(rows: &[Bar]) -> String {
    let mut html = "<table class=\"bars\">\n".to_owned();
    for Bar { name, parts, figure } in rows {
        html += &format!("<tr><th scope=\"row\">{}</th><td class=\"bar\"><div>", escape(name));
        for (class, share, title) in parts {
            let title = escape(title);
            html += &format!("<span class=\"{class}\" style=\"width:{:.2}%\" title=\"{title}\"></span>", 100.0 * share);
        }
        html += &format!("</div></td><td class=\"figure\">{}</td></tr>\n", escape(figure));
    }
    html + "</table>\n"
}

/// A plain table; the first `words` columns are words, the others numbers.
pub fn table(head: &[&str], words: usize, rows: &[Vec<String>]) -> String {
    let cells = |tag: &str, cells: &mut dyn Iterator<Item = &str>| {
        let mut row = "<tr>".to_owned();
        for (index, cell) in cells.enumerate() {
            let class = if index < words { "" } else { " class=\"number\"" };
            row += &format!("<{tag}{class}>{}</{tag}>", escape(cell));
        }
        row + "</tr>\n"
    };
    let mut html = "<div class=\"wide\"><table class=\"plain\">\n".to_owned();
    html += &cells("th", &mut head.iter().copied());
    for row in rows {
        html += &cells("td", &mut row.iter().map(String::as_str));
    }
    html + "</table></div>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(123_456_789), "123,456,789");
        assert_eq!((percent(0.0), percent(0.0004)), ("0 %".to_owned(), "0.040 %".to_owned()));
        assert_eq!((percent(0.0123), percent(0.5)), ("1.23 %".to_owned(), "50.0 %".to_owned()));
        assert_eq!(escape("<a href='x'>&\""), "&lt;a href=&#39;x&#39;&gt;&amp;&quot;");
    }
}
