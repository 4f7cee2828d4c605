import { sql } from 'drizzle-orm';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { esquemaSitioPublico, type SitioPublico } from '@/domain/sitio/sitio-guardado';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

interface FilaPublica {
  contenido: unknown;
  politicas: { numero: number; desde: string; secciones: unknown }[] | null;
}

/** In one question: what is published, and each policy as it was the day that it began. */
export const leerSitioPublico = async (db: Ejecutor): Promise<SitioPublico> => {
  const [fila] = await consultar<FilaPublica>(
    db,
    sql`select contenido, (
        select json_agg(json_build_object('numero', politica, 'desde', desde, 'secciones', secciones) order by politica)
        from (
          select distinct on (politica) politica, publicado_en as desde, contenido -> 'politica' -> 'secciones' as secciones
          from sitio_versiones where politica is not null order by politica, numero
        ) cada
      ) as politicas
      from sitio_versiones order by numero desc limit 1`,
  );
  const politicas = (fila?.politicas ?? []).map(({ desde, ...resto }) => ({
    ...resto,
    desde: fechaEnBogota(new Date(desde)),
  }));
  return esquemaSitioPublico.parse({ contenido: fila?.contenido ?? {}, politicas });
};
