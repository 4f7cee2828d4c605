const FIRMA = /q\.signature = q\.prepare && types \+ string\n/;
const PREPARADAS = / {4}, statements = \{\}\n/;
const OLVIDO = / {6}statements = \{\}\n/;
const FUNCION = /\n {2}function build\(q\) \{\n/;

/**
 * The driver looks for what a connection has prepared by the whole text, which it puts together again for each question:
 * with texts of a thousand letters that takes longer than sending it. Here each text and its types are put together once.
 */
module.exports = function postgresFirmas(fuente) {
  if (![FIRMA, PREPARADAS, OLVIDO, FUNCION].every((parte) => parte.test(fuente)))
    throw new Error('postgres-firmas: no reconoce la biblioteca postgres; revise su versión');
  return fuente
    .replace(PREPARADAS, '$&    , firmas = new Map()\n')
    .replace(OLVIDO, '$&      firmas.clear()\n')
    .replace(FIRMA, 'q.signature = q.prepare && firmaDe(types, string)\n')
    .replace(
      FUNCION,
      `
  function firmaDe(types, string) {
    const tipos = types.join()
    const conocidas = firmas.get(string)
    const conocida = conocidas && conocidas.get(tipos)
    if (conocida !== undefined)
      return conocida
    const firma = tipos + string
    conocidas ? conocidas.set(tipos, firma) : firmas.set(string, new Map([[tipos, firma]]))
    return firma
  }
$&`,
    );
};
