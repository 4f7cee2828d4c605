import { errorRespaldo } from '@/domain/respaldos/error-respaldo';

export interface Referencia {
  de: string;
  a: string;
}

/** Each table after those it points at, so that rows go in with every reference already there. Throws ErrorRespaldo. */
export const ordenarTablas = (nombres: readonly string[], referencias: readonly Referencia[]): string[] => {
  const ordenadas: string[] = [];
  let faltan = [...nombres].sort();
  while (faltan.length > 0) {
    const espera = ({ de, a }: Referencia) => de !== a && faltan.includes(de) && faltan.includes(a);
    const bloqueadas = new Set(referencias.filter(espera).map(({ de }) => de));
    const libres = faltan.filter((nombre) => !bloqueadas.has(nombre));
    if (libres.length === 0)
      throw errorRespaldo(`Estas tablas se refieren unas a otras en círculo: ${faltan.join(', ')}`);
    ordenadas.push(...libres);
    faltan = faltan.filter((nombre) => bloqueadas.has(nombre));
  }
  return ordenadas;
};
