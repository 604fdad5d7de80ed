use super::html::escape;

/// One set of axes with what is drawn in them. The figure's title stands above it in HTML, so that it wraps.
pub struct ChartPanel {
    pub title: String,
    pub x: Axis,
    pub y: Axis,
    pub marks: Vec<Mark>,
}

/// One axis: its name, and what it shows from 0 on.
pub struct Axis {
    pub name: &'static str,
    pub most: f64,
    pub scale: Scale,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// Whole or broken numbers.
    Numbers,
    /// Shares, shown in per cent.
    Shares,
    /// One place for each number from 1 on.
    Places,
}

/// Something drawn; `colour` counts through the series of the chart.
pub enum Mark {
    Line {
        colour: usize,
        name: String,
        points: Vec<(f64, f64)>,
    },
    /// A point with an interval.
    Point {
        colour: usize,
        at: (f64, f64),
        low: f64,
        high: f64,
        name: String,
        /// Written beside it.
        label: Option<String>,
    },
    /// Where both axes are equal.
    Diagonal,
    /// A part of a column: from, to.
    Column {
        colour: usize,
        x: f64,
        from: f64,
        to: f64,
        width: f64,
        name: String,
    },
}

const WIDTH: f64 = 310.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 40.0;

impl Axis {
    /// An axis that ends at a round number not below `most`.
    pub fn up_to(name: &'static str, most: f64, scale: Scale) -> Axis {
        let step = round_step(most);
        let most = (most / step).ceil().max(1.0) * step;
        let limit = if scale == Scale::Shares { 1.0 } else { f64::INFINITY };
        Axis { name, most: most.min(limit), scale }
    }

    fn ticks(&self) -> Vec<(f64, String)> {
        if self.scale == Scale::Places {
            return Vec::new();
        }
        let step = round_step(self.most);
        let number = |index: u32| step * f64::from(index);
        (0..=20).map(number).take_while(|at| *at <= self.most * 1.001).map(|at| (at, self.write(at, step))).collect()
    }

    fn write(&self, at: f64, step: f64) -> String {
        let (at, step, unit) = match self.scale {
            Scale::Shares => (100.0 * at, 100.0 * step, " %"),
            Scale::Numbers | Scale::Places => (at, step, ""),
        };
        let places = if step >= 0.999 {
            0
        } else if step >= 0.0999 {
            1
        } else if step >= 0.00999 {
            2
        } else {
            3
        };
        format!("{at:.places$}{unit}")
    }
}

/// A step of 1, 2 or 5 times a power of ten that divides what is to be shown into four to ten parts or so.
fn round_step(most: f64) -> f64 {
    let rough = (most / 5.0).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0, 10.0].into_iter().find(|factor| factor * power >= rough * 0.999).unwrap_or(10.0);
    factor * power
}

impl ChartPanel {
    /// The panel as a figure with an SVG picture.
    pub fn draw(&self, places: &[(f64, String)]) -> String {
        let title = escape(&self.title);
        let label = format!("{title}: {} against {}", escape(self.y.name), escape(self.x.name));
        let mut svg = format!(
            "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{label}\" preserveAspectRatio=\"xMidYMid meet\">\n"
        );
        self.draw_axes(&mut svg, places);
        for mark in &self.marks {
            self.draw_mark(&mut svg, mark);
        }
        svg += "</svg>";
        let caption = if title.is_empty() { String::new() } else { format!("<figcaption>{title}</figcaption>") };
        format!("<figure class=\"panel\">{caption}{svg}</figure>\n")
    }

    fn left_of(&self, x: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * x / self.x.most
    }

    fn top_of(&self, y: f64) -> f64 {
        let y = (y / self.y.most).clamp(0.0, 1.0);
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * y
    }

    fn draw_axes(&self, svg: &mut String, places: &[(f64, String)]) {
        let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
        for (y, words) in self.y.ticks() {
            let top = self.top_of(y);
            *svg += &format!("<path class=\"grid\" d=\"M{LEFT} {top:.1}H{right}\"/>");
            *svg += &format!("<text class=\"tick end\" x=\"{}\" y=\"{:.1}\">{words}</text>\n", LEFT - 6.0, top + 4.0);
        }
        let named: Vec<(f64, String)> = places.iter().map(|(x, words)| (*x, escape(words))).collect();
        for (x, words) in self.x.ticks().into_iter().chain(named) {
            let left = self.left_of(x);
            *svg += &format!(
                "<path class=\"axis\" d=\"M{left:.1} {bottom}v4\"/><text class=\"tick middle\" x=\"{left:.1}\" y=\"{}\">{words}</text>\n",
                bottom + 16.0
            );
        }
        *svg += &format!("<path class=\"axis\" d=\"M{LEFT} {bottom}H{right}\"/>");
        *svg += &format!("<text class=\"name\" x=\"4\" y=\"12\">{}</text>", escape(self.y.name));
        *svg +=
            &format!("<text class=\"name end\" x=\"{right}\" y=\"{}\">{}</text>\n", HEIGHT - 6.0, escape(self.x.name));
    }

    fn draw_mark(&self, svg: &mut String, mark: &Mark) {
        match mark {
            Mark::Line { colour, name, points } => {
                let path: Vec<String> =
                    points.iter().map(|(x, y)| format!("{:.1} {:.1}", self.left_of(*x), self.top_of(*y))).collect();
                *svg += &format!(
                    "<path class=\"line c{colour}\" d=\"M{}\"><title>{}</title></path>\n",
                    path.join("L"),
                    escape(name)
                );
            }
            Mark::Point { colour, at, low, high, name, label } => {
                let (left, top) = (self.left_of(at.0), self.top_of(at.1));
                let (low, high) = (self.top_of(*low), self.top_of(*high));
                *svg += &format!(
                    "<g class=\"point c{colour}\"><title>{}</title><path d=\"M{left:.1} {low:.1}V{high:.1}\"/>\
                     <path d=\"M{:.1} {low:.1}h8M{:.1} {high:.1}h8\"/><circle cx=\"{left:.1}\" cy=\"{top:.1}\" r=\"4\"/>",
                    escape(name),
                    left - 4.0,
                    left - 4.0
                );
                if let Some(label) = label {
                    *svg += &format!(
                        "<text class=\"value\" x=\"{left:.1}\" y=\"{:.1}\">{}</text>",
                        high - 6.0,
                        escape(label)
                    );
                }
                *svg += "</g>\n";
            }
            Mark::Diagonal => {
                let most = self.x.most.min(self.y.most);
                *svg += &format!(
                    "<path class=\"diagonal\" d=\"M{:.1} {:.1}L{:.1} {:.1}\"/>\n",
                    self.left_of(0.0),
                    self.top_of(0.0),
                    self.left_of(most),
                    self.top_of(most)
                );
            }
            Mark::Column { colour, x, from, to, width, name } => {
                let (left, right) = (self.left_of(x - width / 2.0), self.left_of(x + width / 2.0));
                let (top, bottom) = (self.top_of(*to), self.top_of(*from));
                *svg += &format!(
                    "<rect class=\"column c{colour}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{}</title></rect>\n",
                    (right - left - 0.5).max(0.5),
                    bottom - top,
                    escape(name)
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_end_at_round_numbers() {
        let ends = |most, scale| {
            let axis = Axis::up_to("", most, scale);
            axis.ticks().last().map(|(_, words)| words.clone()).unwrap_or_default()
        };
        assert_eq!(ends(26.0, Scale::Numbers), "30");
        assert_eq!(ends(0.613, Scale::Shares), "80 %");
        assert_eq!(ends(0.0019, Scale::Shares), "0.20 %");
        assert_eq!(ends(0.97, Scale::Shares), "100 %");
        assert_eq!(ends(2.7, Scale::Numbers), "3");
    }
}
