import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import { sitioDelPanel, sitioDePeticion } from '@/application/sitio/servicios-sitio';
import type { SitioRepository } from '@/application/sitio/sitio-repository.port';
import type { PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import type { PublicacionNueva } from '@/domain/sitio/reglas-sitio';
import { SITIO_INICIAL, type Sitio, type SitioPublico } from '@/domain/sitio/sitio-guardado';

const PORTADA = unaParte('portada');
const OTRA = unaParte('portada', { frase: 'Otra frase' });
const GUARDADO: Sitio = {
  ...SITIO_INICIAL,
  numero: 3,
  publicado: { portada: PORTADA },
  borrador: { equipo: unaParte('equipo') },
  version: 7,
};
const PUBLICO: SitioPublico = {
  contenido: GUARDADO.publicado,
  politicas: [{ numero: 1, desde: '2026-11-01', secciones: [] }],
};
const FOTO = { nombre: '0123456789abcdef0123456789abcdef', ancho: 720, alto: 540 };
const IMAGEN = 'data:image/webp;base64,AAAA';

interface Guardado {
  borrador: ContenidoSitio;
  publicacion: PublicacionNueva;
}

/** Keeps what the rule decided, and whether anything was asked of it. */
const repositorio = (actual: Sitio | null = GUARDADO) => {
  const decidido: Partial<Guardado> = {};
  const pedidas: string[] = [];
  const anotar = <T>(que: string, valor: T): T => {
    pedidas.push(que);
    return valor;
  };
  const sitio: SitioRepository = {
    obtener: async () => anotar('obtener', actual),
    versiones: async () => anotar('versiones', []),
    publico: async () => (actual ? PUBLICO : null),
    guardarBorrador: async (_cambios, decidir) => {
      decidido.borrador = decidir(GUARDADO);
      return anotar('guardarBorrador', GUARDADO);
    },
    publicar: async (version, decidir) => {
      decidido.publicacion = decidir(GUARDADO);
      return anotar(`publicar ${version}`, GUARDADO);
    },
    volver: async (numero, version, decidir) => {
      decidido.publicacion = decidir(GUARDADO, { portada: OTRA });
      return anotar(`volver a ${numero} sobre ${version}`, GUARDADO);
    },
  };
  return { sitio, decidido, pedidas };
};

const mundo = ({ rol = 'ADMINISTRADOR' as const, actual = GUARDADO as Sitio | null } = {}) => {
  const guardado = repositorio(actual);
  const vistas = new Map<string, { pagina: PaginaDelSitio; expira: Date }>();
  const puertos = {
    sitio: guardado.sitio,
    permisos: permisosDe(rol),
    reloj: relojEn(),
    servidorDelSitio: {
      subirFoto: async (imagen: string) => ({ ...FOTO, ancho: imagen.length }),
      pedirVistaPrevia: async (pagina: PaginaDelSitio) => ({ direccion: `/vista-previa/${pagina}` }),
    },
    fotos: { guardar: async () => FOTO, abrir: async () => null },
    vistas: {
      permitir: async (pagina: PaginaDelSitio, expira: Date) => {
        vistas.set('ficha-1', { pagina, expira });
        return 'ficha-1';
      },
      gastar: async (ficha: string) => {
        const { pagina } = vistas.get(ficha) ?? {};
        vistas.delete(ficha);
        return pagina ?? null;
      },
    },
  };
  return { ...guardado, vistas, panel: sitioDelPanel(puertos), peticion: sitioDePeticion(puertos) };
};

describe('el sitio que se edita', () => {
  it('lo lee quien administra', async () => {
    const { panel } = mundo();
    expect(await panel.obtener()).toBe(GUARDADO);
    expect(await panel.listarVersiones()).toEqual([]);
  });

  it('guarda un borrador sobre lo que se vio', async () => {
    const { panel, decidido } = mundo();
    expect(await panel.guardarBorrador({ portada: OTRA, version: 7 })).toBe(GUARDADO);
    expect(decidido.borrador).toEqual({ portada: OTRA, equipo: GUARDADO.borrador.equipo });
  });

  it('sin decir qué se vio, también', async () => {
    const { panel, decidido } = mundo();
    await panel.guardarBorrador({ portada: OTRA });
    expect(decidido.borrador).toHaveProperty('portada', OTRA);
  });

  it('publica lo que esperaba, y vuelve a una versión', async () => {
    const { panel, decidido, pedidas } = mundo();
    await panel.publicar({ version: 7 });
    expect(decidido.publicacion).toMatchObject({
      contenido: { ...GUARDADO.publicado, ...GUARDADO.borrador },
      vuelve_a: null,
    });
    await panel.volver(2, { version: 7 });
    expect(decidido.publicacion).toMatchObject({ contenido: { portada: OTRA }, vuelve_a: 2 });
    expect(pedidas).toEqual(['publicar 7', 'volver a 2 sobre 7']);
  });

  it.each([
    ['guardar', 'guardarBorrador'],
    ['publicar', 'publicar'],
    ['volver', 'volver'],
  ] as const)('%s sobre lo que otra persona cambió se niega, con lo que hay', async (_, que) => {
    const { panel } = mundo();
    const viejo = { version: 6 };
    const intento = que === 'volver' ? panel.volver(2, viejo) : panel[que](viejo);
    await expect(intento).rejects.toMatchObject({ codigo: 'VERSION_OBSOLETA', actual: GUARDADO });
  });

  it.each([{}, { version: 0 }, { version: '7' }, { version: 7, todo: true }])(
    'publicar con %j no se entiende',
    async (entrada) => {
      const { panel, pedidas } = mundo();
      await expect(panel.publicar(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION' });
      await expect(panel.volver(2, entrada)).rejects.toMatchObject({ codigo: 'VALIDACION' });
      expect(pedidas).toEqual([]);
    },
  );

  it('sube una foto y pide una vista previa', async () => {
    const { panel } = mundo();
    expect(await panel.subirFoto(IMAGEN)).toEqual({ ...FOTO, ancho: IMAGEN.length });
    await expect(panel.subirFoto('data:image/heic;base64,AAAA')).rejects.toMatchObject({
      codigo: 'VALIDACION',
    });
    await expect(panel.subirFoto('')).rejects.toThrow('Elija una foto');
    expect(await panel.pedirVistaPrevia('nosotros')).toEqual({ direccion: '/vista-previa/nosotros' });
  });

  it('nada de esto hace quien solo consulta', async () => {
    const { panel, peticion, pedidas } = mundo({ rol: 'CONSULTA' as never });
    const intentos = [
      () => panel.obtener(),
      () => panel.listarVersiones(),
      () => panel.guardarBorrador({ portada: OTRA }),
      () => panel.publicar({ version: 7 }),
      () => panel.volver(2, { version: 7 }),
      () => panel.subirFoto(IMAGEN),
      () => panel.pedirVistaPrevia('nosotros'),
      () => peticion.guardarFoto({ ...FOTO, tamanos: [] }),
      () => peticion.permitirVistaPrevia({ pagina: 'nosotros' }),
    ];
    for (const intento of intentos)
      await expect(intento()).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(pedidas).toEqual([]);
    expect(await panel.obtenerPublico()).toEqual(PUBLICO);
  });
});

describe('la vista previa que abre el servicio', () => {
  it('dura un minuto y se mira una vez, con el borrador puesto', async () => {
    const { peticion, vistas } = mundo();
    expect(await peticion.permitirVistaPrevia({ pagina: 'nosotros' })).toEqual({
      direccion: '/vista-previa/ficha-1',
    });
    expect(vistas.get('ficha-1')?.expira).toEqual(new Date('2026-11-21T17:01:00Z'));
    expect(await peticion.mirarBorrador('ficha-1')).toEqual({
      pagina: 'nosotros',
      publico: { ...PUBLICO, contenido: { ...GUARDADO.publicado, ...GUARDADO.borrador } },
    });
    expect(await peticion.mirarBorrador('ficha-1')).toBeNull();
  });

  it.each([{}, { pagina: 'inventada' }, { pagina: 'nosotros', otra: 1 }])(
    '%j no es ninguna página',
    async (entrada) => {
      await expect(mundo().peticion.permitirVistaPrevia(entrada)).rejects.toMatchObject({
        codigo: 'VALIDACION',
      });
    },
  );

  it('sin nada guardado no muestra nada', async () => {
    const { peticion } = mundo({ actual: null });
    await peticion.permitirVistaPrevia({ pagina: 'inicio' });
    expect(await peticion.mirarBorrador('ficha-1')).toBeNull();
  });

  it('la foto ya hecha se guarda, y se abre la que haya', async () => {
    const { peticion } = mundo();
    expect(await peticion.guardarFoto({ ...FOTO, tamanos: [] })).toEqual(FOTO);
    expect(await peticion.abrirFoto(FOTO.nombre, 240, 'webp')).toBeNull();
  });
});
