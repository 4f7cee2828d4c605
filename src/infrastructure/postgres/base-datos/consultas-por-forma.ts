/** Many more than the screens ask for: whoever tries combinations must not fill the memory with them. */
const FORMAS_MAXIMAS = 500;

/** What is written for each combination of criteria, the first time it is asked for. */
export const consultasPorForma = <F extends object, T>(escribir: (forma: F) => T): ((forma: F) => T) => {
  const escritas = new Map<string, T>();
  return (forma) => {
    const clave = JSON.stringify(forma);
    const conocida = escritas.get(clave);
    if (conocida !== undefined) return conocida;
    if (escritas.size >= FORMAS_MAXIMAS) escritas.clear();
    const nueva = escribir(forma);
    escritas.set(clave, nueva);
    return nueva;
  };
};
