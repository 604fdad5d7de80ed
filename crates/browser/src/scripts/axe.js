// Every rule of axe-core that the page breaks, with the places: the first three of each.
return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, impact, help, nodes }) => {
    const place = ({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id} (${impact}): ${help} — ${target.join(" ")}: ${why}`;
    };
    return nodes.slice(0, 3).map(place);
  }),
);
