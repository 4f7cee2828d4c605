import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import type { FotosDelSitio } from '@/application/sitio/fotos-del-sitio.port';
import type { ServidorDelSitio } from '@/application/sitio/servidor-del-sitio.port';
import type { SitioRepository } from '@/application/sitio/sitio-repository.port';
import type { VistasPrevias } from '@/application/sitio/vistas-previas.port';
import type { PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import { type FotoGuardada, type FotoHecha, validarSubidaFoto } from '@/domain/sitio/foto-subida';
import {
  aplicarAlBorrador,
  conBorrador,
  exigirVersion,
  publicarBorrador,
  validarCambiosBorrador,
  validarPublicar,
  volverAVersion,
} from '@/domain/sitio/reglas-sitio';
import type { Sitio, SitioPublico, VersionDelSitio } from '@/domain/sitio/sitio-guardado';
import {
  finDeVistaPrevia,
  rutaDeVistaPrevia,
  type VistaPrevia,
  validarPedirVistaPrevia,
} from '@/domain/sitio/vista-previa';

interface Dependencias {
  sitio: SitioRepository;
  permisos: Permisos;
}

/** Throws PERMISO_DENEGADO, VALIDACION, VERSION_OBSOLETA. */
const guardarBorrador =
  ({ sitio, permisos }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Sitio> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const cambios = validarCambiosBorrador(entrada);
    return sitio.guardarBorrador(
      cambios,
      (actual) => {
        exigirVersion(actual, cambios.version);
        return aplicarAlBorrador(actual, cambios);
      },
      opciones,
    );
  };

/** `entrada` is `{ version }`. Throws PERMISO_DENEGADO, VALIDACION, VERSION_OBSOLETA, CONFLICTO. */
const publicar =
  ({ sitio, permisos }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Sitio> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { version } = validarPublicar(entrada);
    return sitio.publicar(
      version,
      (actual) => {
        exigirVersion(actual, version);
        return publicarBorrador(actual);
      },
      opciones,
    );
  };

/** `entrada` is `{ version }`. Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, VERSION_OBSOLETA, CONFLICTO. */
const volver =
  ({ sitio, permisos }: Dependencias) =>
  async (numero: number, entrada: unknown, opciones?: OpcionesCreacion): Promise<Sitio> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { version } = validarPublicar(entrada);
    return sitio.volver(
      numero,
      version,
      (actual, contenido) => {
        exigirVersion(actual, version);
        return volverAVersion(actual, numero, contenido);
      },
      opciones,
    );
  };

/** All but `obtenerPublico` throws PERMISO_DENEGADO. */
const sitioDe = (puertos: Dependencias) => {
  const { sitio, permisos } = puertos;
  return {
    obtener: async (): Promise<Sitio | null> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      return sitio.obtener();
    },
    listarVersiones: async (): Promise<readonly VersionDelSitio[] | null> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      return sitio.versiones();
    },
    obtenerPublico: sitio.publico,
    guardarBorrador: guardarBorrador(puertos),
    publicar: publicar(puertos),
    volver: volver(puertos),
  };
};

/** What the panel may ask of the public site. */
export const sitioDelPanel = (puertos: Dependencias & { servidorDelSitio: ServidorDelSitio }) => {
  const { permisos, servidorDelSitio } = puertos;
  return {
    ...sitioDe(puertos),
    /** `imagen` carries the picture in its own address. Throws PERMISO_DENEGADO, VALIDACION, NO_DISPONIBLE. */
    subirFoto: async (imagen: string): Promise<FotoGuardada> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      validarSubidaFoto({ imagen });
      return servidorDelSitio.subirFoto(imagen);
    },
    /** Throws PERMISO_DENEGADO, NO_DISPONIBLE. */
    pedirVistaPrevia: async (pagina: PaginaDelSitio): Promise<VistaPrevia> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      return servidorDelSitio.pedirVistaPrevia(pagina);
    },
  };
};

type DeServidor = Dependencias & { fotos: FotosDelSitio; vistas: VistasPrevias; reloj: Reloj };

/** Whoever has its address looks once, and without a session: a page is opened by a browser, which carries none. */
const mirarBorrador =
  ({ sitio, vistas }: DeServidor) =>
  async (ficha: string): Promise<{ pagina: PaginaDelSitio; publico: SitioPublico } | null> => {
    const pagina = await vistas.gastar(ficha);
    if (!pagina) return null;
    const actual = await sitio.obtener();
    const publico = await sitio.publico();
    return actual && publico && { pagina, publico: { ...publico, contenido: conBorrador(actual) } };
  };

/** What a request may ask of it. A picture is made before, because no transaction waits for it. */
export const sitioDePeticion = (puertos: DeServidor) => {
  const { fotos, vistas, permisos, reloj } = puertos;
  return {
    ...sitioDe(puertos),
    /** Throws PERMISO_DENEGADO. */
    guardarFoto: async (foto: FotoHecha): Promise<FotoGuardada> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      return fotos.guardar(foto);
    },
    abrirFoto: fotos.abrir,
    /** Throws PERMISO_DENEGADO, VALIDACION. */
    permitirVistaPrevia: async (entrada: unknown): Promise<VistaPrevia> => {
      await exigirRol(permisos, 'ADMINISTRADOR');
      const pagina = validarPedirVistaPrevia(entrada);
      return { direccion: rutaDeVistaPrevia(await vistas.permitir(pagina, finDeVistaPrevia(reloj.ahora()))) };
    },
    mirarBorrador: mirarBorrador(puertos),
  };
};
