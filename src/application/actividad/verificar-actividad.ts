import type { LibroEncadenado, MemoriaDeSello } from '@/application/actividad/libro-encadenado.port';
import { claveDePunto, revisarSellos } from '@/application/actividad/verificar-sellos';
import type { LlaveDeHistoria, Tokens } from '@/application/shared/secretos.port';
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
  llave: LlaveDeHistoria;
  memoria: Pick<MemoriaDeSello, 'leer'>;
}

/**
 * Reads every line again and tells which ones are not as they were sealed, which are missing and which do not belong; and
 * whether the chains are those that were signed with the key that the database does not have.
 */
export const verificarActividad =
  ({ libro, huella, llave, memoria }: Dependencias) =>
  async (): Promise<IntegridadActividad> => {
    const [cadenas, sellos] = [await libro.cadenas(), await libro.sellos()];
    const historia = { sellos, cabezas: cadenas, anclas: await libro.anclas() };
    const revisados = revisarSellos(llave, await memoria.leer(), historia);
    const fallas: FallaDeCadena[] = [...revisados.fallas];
    let renglones = 0;

    /** What was signed of that line is what it is sealed with. */
    const comparar = (cadena: number, numero: number, suya: string, id: number | null) => {
      const esperada = revisados.esperadas.get(claveDePunto({ cadena, numero }));
      if (esperada !== undefined && esperada !== suya)
        fallas.push({ motivo: 'REESCRITO', id, cadena, numero });
    };
    const recorrer = async ({ cadena, numero: ultimo, huella: final, ancla }: CabezaDeCadena) => {
      let [numero, previa] = [ancla?.numero ?? 0, ancla?.huella ?? HUELLA_INICIAL];
      if (ancla) comparar(cadena, ancla.numero, ancla.huella, null);
      while (numero < ultimo) {
        const tanda = await libro.renglones(cadena, numero, DE_A_CUANTOS);
        for (const renglon of tanda) {
          renglones += 1;
          const salto = renglon.numero !== numero + 1;
          if (salto) fallas.push({ motivo: 'FALTA', id: null, cadena, numero: numero + 1 });
          // After a gap there is nothing to check the line against: the next ones are checked against it.
          else if (huella(textoEncadenado(previa, renglon.campos)) !== renglon.huella)
            fallas.push({ motivo: 'ALTERADO', id: renglon.id, cadena, numero: renglon.numero });
          comparar(cadena, renglon.numero, renglon.huella, renglon.id);
          [numero, previa] = [renglon.numero, renglon.huella];
        }
        if (tanda.length < DE_A_CUANTOS) break;
      }
      if (numero !== ultimo || previa !== final)
        fallas.push({ motivo: 'FINAL_DISTINTO', id: null, cadena, numero: ultimo });
    };

    for (const cadena of cadenas) await recorrer(cadena);
    for (const id of await libro.sueltos()) fallas.push({ motivo: 'SUELTO', id, cadena: null, numero: null });
    if ((await libro.guardasQueFaltan()).length > 0)
      fallas.push({ motivo: 'SIN_GUARDA', id: null, cadena: null, numero: null });
    return {
      integra: fallas.length === 0,
      renglones,
      sello: huella(JSON.stringify(cadenas.map((c) => [c.cadena, c.numero, c.huella]))),
      sellada_en: revisados.sellada_en,
      fallas: fallas.slice(0, FALLAS_MAXIMO),
    };
  };
