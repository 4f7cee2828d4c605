import type { CajaBorradores, SobreCerrado } from '@/application/shared/caja-borradores.port';
import type { Almacen, Reloj } from '@/application/shared/equipo.port';
import { estaVigente, VIGENCIA_BORRADOR_MS } from '@/domain/borradores/borrador';
import { z } from '@/domain/shared/zod';

const CLAVE = 'borradores';

/** One for each person; an earlier release kept that of one, by itself. */
const esquemaCajas = z.array(
  z.object({
    dueno: z.string(),
    sobres: z.record(
      z.string(),
      z.object({
        guardado_en: z.number(),
        sobre: z.optional(z.string()),
        sello: z.optional(z.string()),
        vigencia_ms: z.optional(z.number()),
      }),
    ),
  }),
);

type Sobres = Record<string, SobreCerrado>;

interface Dependencias {
  almacen: Almacen;
  reloj: Reloj;
  /** `setTimeout` of the page. */
  esperar: (tarea: () => void, ms: number) => unknown;
}

const abrir = (texto: string): { dueno: string; sobres: Sobres }[] => {
  try {
    return esquemaCajas.parse([JSON.parse(texto)].flat());
  } catch {
    return [];
  }
};

/** Drafts in localStorage, which every tab sees and which is emptied at once. */
export const crearCajaBorradores = ({ almacen, reloj, esperar }: Dependencias): CajaBorradores => {
  const escribir = (cajas: ReturnType<typeof abrir>): ReturnType<typeof abrir> => {
    const llenas = cajas.filter(({ sobres }) => Object.keys(sobres).length > 0);
    const texto = JSON.stringify(llenas);
    if (llenas.length === 0) almacen.quitar(CLAVE);
    else if (texto !== almacen.leer(CLAVE)) almacen.guardar(CLAVE, texto);
    return llenas;
  };
  /** What is still good, of anybody; what is not is gone once this has looked. */
  const revisar = () => {
    const texto = almacen.leer(CLAVE);
    if (texto === null) return [];
    const ahora = reloj.ahora().getTime();
    return escribir(
      abrir(texto).map(({ dueno, sobres }) => ({
        dueno,
        sobres: Object.fromEntries(
          Object.entries(sobres).filter(([, { guardado_en, vigencia_ms }]) =>
            estaVigente(guardado_en, ahora, vigencia_ms),
          ),
        ),
      })),
    );
  };
  const sobresDe = (quien: string): Sobres => revisar().find(({ dueno }) => dueno === quien)?.sobres ?? {};
  const poner = (dueno: string, sobres: Sobres): void =>
    void escribir([...revisar().filter((caja) => caja.dueno !== dueno), { dueno, sobres }]);
  let barriendo = false;
  // Nobody may come back to this page: it throws away by itself what grew old.
  const barrerDespues = (): void => {
    if (barriendo) return;
    barriendo = true;
    esperar(() => {
      barriendo = false;
      if (revisar().length > 0) barrerDespues();
    }, VIGENCIA_BORRADOR_MS);
  };
  if (revisar().length > 0) barrerDespues();

  return {
    hay: (dueno) => Object.keys(sobresDe(dueno)).length > 0,
    leer: (dueno, formulario) => sobresDe(dueno)[formulario] ?? null,
    nombres: (dueno) => Object.keys(sobresDe(dueno)),
    guardar: (dueno, formulario, sobre) => {
      barrerDespues();
      poner(dueno, { ...sobresDe(dueno), [formulario]: sobre });
    },
    quitar: (dueno, formulario) => {
      const { [formulario]: quitado, ...resto } = sobresDe(dueno);
      if (quitado) poner(dueno, resto);
    },
    vaciar: (dueno) => poner(dueno, {}),
  };
};
