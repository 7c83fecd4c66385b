"""The HTTP API, one file per subject. `docs/api.md` describes it, `/api/openapi.json` too."""
