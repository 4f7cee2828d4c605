import { partirExtension } from '@/domain/archivos/extension';
import { bytesDe, NOMBRE_MAXIMO_BYTES } from '@/domain/archivos/ruta-archivo';

const NUMERADO = /^(.*) \((\d{1,6})\)$/;

const recortar = (base: string, sufijo: string): string => {
  const letras = [...base];
  while (letras.length > 1 && bytesDe(letras.join('') + sufijo) > NOMBRE_MAXIMO_BYTES) letras.pop();
  return letras.join('').trimEnd() + sufijo;
};

/** The name itself or, when somebody has it, `contrato (2).pdf`, `contrato (3).pdf`… the first that nobody has. */
export const nombreLibre = (nombre: string, ocupados: ReadonlySet<string>): string => {
  if (!ocupados.has(nombre)) return nombre;
  const { base, extension } = partirExtension(nombre);
  const [, raiz = base, numero = '1'] = NUMERADO.exec(base) ?? [];
  for (let siguiente = Number(numero) + 1; ; siguiente += 1) {
    const candidato = recortar(raiz, ` (${siguiente})${extension}`);
    if (!ocupados.has(candidato)) return candidato;
  }
};
