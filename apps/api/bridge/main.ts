/**
 * Lets a tour of a known tool speak the tour protocol (docs/tour-protocol.md). The server puts this script before all
 * others of the tour's start page, so that it finds the player when the tour creates it.
 */
const tool = document.currentScript?.dataset['tool'];

if (tool !== undefined && window.parent !== window) {
  // The players' adapters start here.
}
