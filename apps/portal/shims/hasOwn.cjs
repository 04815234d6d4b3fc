// For node-polyglot: every browser we serve has this, so its stand-in for old ones need not be sent.
module.exports = Object.hasOwn;
