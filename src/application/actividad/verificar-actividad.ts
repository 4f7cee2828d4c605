import type { LibroEncadenado } from '@/application/actividad/libro-encadenado.port';
import type { Tokens } from '@/application/shared/tokens.port';
import {
  type CabezaDeCadena,
  type FallaDeCadena,
  HUELLA_INICIAL,
  type IntegridadActividad,
  textoEncadenado,
} from '@/domain/actividad/cadena-de-actividad';

const DE_A_CUANTOS = 2_000;
const FALLAS_MAXIMO = 20;

interface Dependencias {
  libro: LibroEncadenado;
  huella: Tokens['huella'];
}

/** Reads every line again and tells which ones are not as they were sealed, which are missing and which do not belong. */
export const verificarActividad =
  ({ libro, huella }: Dependencias) =>
  async (): Promise<IntegridadActividad> => {
    const fallas: FallaDeCadena[] = [];
    let renglones = 0;

    const recorrer = async ({ cadena, numero: ultimo, huella: final, ancla }: CabezaDeCadena) => {
      let [numero, previa] = [ancla?.numero ?? 0, ancla?.huella ?? HUELLA_INICIAL];
      while (numero < ultimo) {
        const tanda = await libro.renglones(cadena, numero, DE_A_CUANTOS);
        for (const renglon of tanda) {
          renglones += 1;
          const salto = renglon.numero !== numero + 1;
          if (salto) fallas.push({ motivo: 'FALTA', id: null, cadena, numero: numero + 1 });
          // After a gap there is nothing to check the line against: the next ones are checked against it.
          else if (huella(textoEncadenado(previa, renglon.campos)) !== renglon.huella)
            fallas.push({ motivo: 'ALTERADO', id: renglon.id, cadena, numero: renglon.numero });
          [numero, previa] = [renglon.numero, renglon.huella];
        }
        if (tanda.length < DE_A_CUANTOS) break;
      }
      if (numero !== ultimo || previa !== final)
        fallas.push({ motivo: 'FINAL_DISTINTO', id: null, cadena, numero: ultimo });
    };

    const cadenas = await libro.cadenas();
    for (const cadena of cadenas) await recorrer(cadena);
    for (const id of await libro.sueltos()) fallas.push({ motivo: 'SUELTO', id, cadena: null, numero: null });
    return {
      integra: fallas.length === 0,
      renglones,
      sello: huella(JSON.stringify(cadenas.map((c) => [c.cadena, c.numero, c.huella]))),
      fallas: fallas.slice(0, FALLAS_MAXIMO),
    };
  };
