"""Whether a command really speaks the engine protocol: its rules tried, thousands of moves."""

from erawan.protocol.compliance.finding import Finding
from erawan.protocol.compliance.report import print_findings
from erawan.protocol.compliance.run import check

__all__ = ["Finding", "check", "print_findings"]
