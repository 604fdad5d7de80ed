// Every rule of axe-core that the page breaks, with the places: the first eight of each.
// What is drawn on a thing of the table is a picture with counts and cut names; its name says the same in words, so this one rule is not
// asked of it.
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
