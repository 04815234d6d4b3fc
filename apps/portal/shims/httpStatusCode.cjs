// For axios, which exports the names of all statuses: nothing of the portal reads them.
module.exports = {};
