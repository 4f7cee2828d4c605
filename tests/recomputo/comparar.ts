const LIMITE = 25;

const escrito = (valor: unknown): string => {
  const texto = JSON.stringify(valor) ?? 'nada';
  return texto.length > 160 ? `${texto.slice(0, 160)}…` : texto;
};

const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

function* diferencias(lugar: string, esperado: unknown, servido: unknown): Generator<string> {
  if (Array.isArray(esperado) && Array.isArray(servido)) {
    if (esperado.length !== servido.length)
      yield `${lugar}: se esperaban ${esperado.length} y hay ${servido.length}`;
    const cuantos = Math.max(esperado.length, servido.length);
    for (let n = 0; n < cuantos; n++) yield* diferencias(`${lugar}[${n}]`, esperado[n], servido[n]);
    return;
  }
  if (esObjeto(esperado) && esObjeto(servido)) {
    for (const [clave, valor] of Object.entries(esperado))
      yield* diferencias(`${lugar}.${clave}`, valor, servido[clave]);
    return;
  }
  if (!Object.is(esperado, servido))
    yield `${lugar}: se esperaba ${escrito(esperado)} y hay ${escrito(servido)}`;
}

/**
 * Where what was served is not what was recomputed, one line each; empty when they agree. Of an object only what was
 * recomputed is looked at; a list has to be whole.
 */
export const comparar = (lugar: string, esperado: unknown, servido: unknown): string[] => {
  const lineas: string[] = [];
  for (const linea of diferencias(lugar, esperado, servido)) {
    if (lineas.length === LIMITE) return [...lineas, '… y más'];
    lineas.push(linea);
  }
  return lineas;
};
