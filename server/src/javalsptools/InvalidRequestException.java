package javalsptools;

/** Says which code answers a request that cannot be served: <code>unsupportedVersion</code> or <code>invalidRequest</code>. */
final class InvalidRequestException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String code;

  InvalidRequestException(String code) {
    super(code);
    this.code = code;
  }

  String code() {
    return code;
  }
}
