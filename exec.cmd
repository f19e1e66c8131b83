@rem Windows has no exec. npm's scripts find this instead.
@%*
