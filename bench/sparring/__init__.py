"""Sparring partners: permanent, simple and honest opponents to measure the engines against."""
