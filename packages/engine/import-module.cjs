// The bundles of this package are scripts in which `import()` is none: what sites bring along is loaded from here.
exports.importModule = (url) => import(url);
