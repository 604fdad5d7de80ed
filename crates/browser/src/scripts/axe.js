// Every rule of axe-core that the page breaks, with the places: the first eight of each.
// One rule is not asked of the things of the table: that a name holds the words that are seen, in their order (WCAG 2.5.3, for people who
// say what they see). On a thing are counts, odds and names cut to fit, such as "Maximil… 2 3 1". Its name begins with the whole name of the
// tile, ghost or player, which is what one would say, and the counts follow in words.
axe.configure({ rules: [{ id: "label-content-name-mismatch", selector: ":not(.thing)" }] });
return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, impact, help, nodes }) => {
    const place = ({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id} (${impact}): ${help} — ${target.join(" ")}: ${why}`;
    };
    return nodes.slice(0, 8).map(place);
  }),
);
