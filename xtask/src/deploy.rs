//! `cargo xtask deploy-check`: what can be checked of the files in deploy/ without a container engine or a cluster.

use std::fs;
use std::path::PathBuf;

use crate::shell::{Call, TaskError, ensure, root, target};

/// What checks them, as Python packages. Both bring the schemas with them.
const TOOLS: [&str; 2] = ["kubernetes-validate==1.37.0", "check-jsonschema==0.39.0"];

/// Checks the Kubernetes manifests and the compose file against their schemas, and lets Caddy read its file. Fetches tools, so it is no
/// part of the test run.
pub fn check() -> Result<(), TaskError> {
    ensure("python3", "python3-venv")?;
    ensure("caddy", "caddy")?;
    let tools = target().join("deploy-tools");
    let tool = |name: &str| tools.join("bin").join(name);
    Call::new("python3").args(["-m", "venv"]).args([&tools]).run()?;
    Call::new(tool("pip")).args(["install", "--quiet"]).args(TOOLS).run()?;
    let deploy = root().join("deploy");
    let schema = ["--builtin-schema", "vendor.compose-spec"];
    Call::new(tool("check-jsonschema")).args(schema).args([deploy.join("compose.yaml")]).run()?;
    Call::new(tool("kubernetes-validate")).args(["--strict"]).args(manifests()?).run()?;
    let caddyfile = deploy.join("Caddyfile");
    Call::new("caddy").args(["validate", "--adapter", "caddyfile", "--config"]).args([caddyfile]).run()
}

/// What Kubernetes itself reads; the kustomization is for kubectl.
fn manifests() -> Result<Vec<PathBuf>, TaskError> {
    let files = fs::read_dir(root().join("deploy/kubernetes"))?.flatten().map(|entry| entry.path());
    let mut manifests: Vec<PathBuf> = files.filter(|file| !file.ends_with("kustomization.yaml")).collect();
    manifests.sort();
    Ok(manifests)
}
