"""Whether a command really speaks the engine protocol: its rules tried, thousands of moves."""

from erawan.engine_protocol.compliance.finding import Finding
from erawan.engine_protocol.compliance.report import print_findings
from erawan.engine_protocol.compliance.run import check

__all__ = ["Finding", "check", "print_findings"]
