import { ID_SITIO, type SitioRepository } from '@/application/sitio/sitio-repository.port';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { numeroDePolitica, type PublicacionNueva, sitioEnHistoria } from '@/domain/sitio/reglas-sitio';
import { SITIO_INICIAL, type Sitio, type VersionDelSitio } from '@/domain/sitio/sitio-guardado';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearUnaVez } from '@/infrastructure/memory/shared/una-vez';

interface VersionGuardada {
  version: VersionDelSitio;
  contenido: ContenidoSitio;
  politica: number | null;
}

export const crearInMemorySitioRepository = ({ firmar, anotar }: BaseMemoria): SitioRepository => {
  const unaVez = crearUnaVez();
  let actual: Sitio = SITIO_INICIAL;
  /** Oldest first. */
  const publicadas: VersionGuardada[] = [];

  const dejar = (cambios: Partial<Sitio>): Sitio => {
    const { ahora, quien } = firmar();
    const antes = actual;
    actual = structuredClone({
      ...antes,
      ...cambios,
      actualizado_en: ahora,
      actualizado_por: quien,
      version: antes.version + 1,
    });
    anotar('sitio', ID_SITIO, {
      accion: 'ACTUALIZAR',
      antes: sitioEnHistoria(antes),
      despues: sitioEnHistoria(actual),
    });
    return structuredClone(actual);
  };

  const publicar = ({ contenido, borrador, cambios, vuelve_a }: PublicacionNueva): Sitio => {
    const { ahora, quien } = firmar();
    const antes = publicadas.at(-1) ?? { contenido: {}, politica: null };
    const ultima = Math.max(0, ...publicadas.map(({ politica }) => politica ?? 0));
    const numero = publicadas.length + 1;
    publicadas.push(
      structuredClone({
        version: { numero, publicado_en: ahora, publicado_por: quien, cambios, vuelve_a },
        contenido,
        politica: numeroDePolitica(antes, contenido, ultima),
      }),
    );
    return dejar({ numero, publicado_en: ahora, publicado_por: quien, publicado: contenido, borrador });
  };

  const politicas = () => {
    const propias = publicadas.filter(({ politica }) => politica !== null);
    return propias
      .filter(({ politica }, i) => propias.findIndex((otra) => otra.politica === politica) === i)
      .map(({ politica, version, contenido }) => ({
        numero: politica ?? 0,
        desde: fechaEnBogota(new Date(version.publicado_en)),
        secciones: [...(contenido.politica?.secciones ?? [])],
      }));
  };

  return {
    obtener: async () => structuredClone(actual),
    guardarBorrador: async (cambios, decidir, opciones) =>
      unaVez(opciones, { borrador: cambios }, () => dejar({ borrador: decidir(structuredClone(actual)) })),
    publicar: async (version, decidir, opciones) =>
      unaVez(opciones, { publicar: version }, () => publicar(decidir(structuredClone(actual)))),
    volver: async (numero, version, decidir, opciones) =>
      unaVez(opciones, { volver: numero, version }, () => {
        const vieja = encontrado(publicadas[numero - 1], 'una versión del sitio', numero);
        return publicar(decidir(structuredClone(actual), structuredClone(vieja.contenido)));
      }),
    versiones: async () => structuredClone(publicadas.map(({ version }) => version).reverse()),
    publico: async () => structuredClone({ contenido: actual.publicado, politicas: politicas() }),
  };
};
