const ESCRITURA = /function nextWrite\(fn\) \{\n/;
const CIERRE = /( {4}clearImmediate\(nextWriteTimer\)\n)( {4}socket\.removeListener\('data', data\)\n)/;

/**
 * The driver, in version 3.4.9, writes to a connection that has just been lost, outside every promise: the process ends.
 * Here the query is refused like any other of a lost connection, and what was about to be sent is not kept for the next.
 * https://github.com/porsager/postgres/issues/1208
 */
module.exports = function postgresSinConexion(fuente) {
  if (!ESCRITURA.test(fuente) || !CIERRE.test(fuente))
    throw new Error('postgres-sin-conexion: no reconoce la biblioteca postgres; revise su versión');
  return fuente
    .replace(
      ESCRITURA,
      `$&    if (socket === null) {
      clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
`,
    )
    .replace(CIERRE, '$1    chunk = nextWriteTimer = null\n$2');
};
