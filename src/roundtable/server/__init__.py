"""Tables over HTTP and WebSocket, for every game in the registry. `roundtable serve` starts it; see docs/server.md."""
