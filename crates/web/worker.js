import init from "./{script}";

// The page sends its compiled program, so that nothing is loaded or compiled twice. Then the program itself listens.
self.onmessage = ({ data }) => {
  self.onmessage = null;
  init({ module_or_path: data });
};
