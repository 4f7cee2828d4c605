import { expect, it, vi } from 'vitest';
import { crearGuardado } from '@/ui/app/instalable/trabajador/guardado';
import { crearResponder } from '@/ui/app/instalable/trabajador/responder';
import { tratoDeRuta } from '@/ui/app/instalable/trabajador/trato';
import { cachesEnMemoria, EDICION, ORIGEN, paginaDe, respuesta } from './apoyo';

const SIN_RED = () => Promise.reject(new TypeError('Failed to fetch'));
const NUNCA = () => new Promise<Response>(() => undefined);
const HOY = { date: 'Tue, 24 Nov 2026 12:04:00 GMT', 'content-security-policy': "default-src 'none'" };

const preparar = async ({ enLinea = false } = {}) => {
  const caches = cachesEnMemoria();
  const red = vi.fn<() => Promise<Response>>(SIN_RED);
  const guardado = crearGuardado({ edicion: EDICION, caches, fetch: red, ahorra: () => false });
  const esperas: number[] = [];
  let cansarse = () => {};
  const pendientes: Promise<unknown>[] = [];
  const responder = crearResponder({
    edicion: EDICION,
    guardado,
    fetch: red,
    enLinea: () => enLinea,
    esperar: (ms) => {
      esperas.push(ms);
      return new Promise((listo) => {
        cansarse = listo;
      });
    },
    despues: (trabajo) => void pendientes.push(trabajo),
  });
  for (const [ruta, entrada] of Object.entries(EDICION.publicas))
    await guardado.alPasar(ruta, respuesta(paginaDe(entrada, `guardada ${ruta}`), 200, HOY));
  return {
    caches,
    red,
    esperas,
    cansarse: () => cansarse(),
    asentar: () => Promise.all(pendientes),
    pedir: (ruta: string) => {
      const trato = tratoDeRuta(EDICION, ruta);
      if (!trato) throw new Error(`${ruta} no es suya`);
      return responder(new Request(ORIGEN + ruta), trato);
    },
  };
};

it('con red, una página es la de la red, y queda guardada esa', async () => {
  const { pedir, red, asentar, caches } = await preparar();
  red.mockResolvedValue(respuesta(paginaDe('/assets/sitio.aaaaaaaa.js', 'corregida'), 200, HOY));
  expect(await (await pedir('/cuentas')).text()).toContain('corregida');
  await asentar();
  expect(await (await caches.match('/cuentas'))?.text()).toContain('corregida');
});

it('sin red, los números dicen desde cuándo se guardaron, y la página conserva su política', async () => {
  const { pedir } = await preparar();
  const pagina = await pedir('/cuentas');
  const html = await pagina.text();
  expect(html).toContain('guardada /cuentas');
  expect(html).toMatch(/se guardó el 24 de noviembre de 2026[^<]* 7:04[^<]*confirme los números/);
  expect(html).toContain('<a href="/cuentas">Volver a cargar</a></p></body>');
  expect(pagina.headers.get('content-security-policy')).toBe("default-src 'none'");
});

it('las demás páginas del sitio, que llevan teléfonos, también lo dicen: sin red y si la red tarda', async () => {
  const { pedir, red, cansarse } = await preparar();
  const DICHO = /Esta página se guardó el 24 de noviembre de 2026[^<]*7:04[^<]*los teléfonos/;
  expect(await (await pedir('/')).text()).toMatch(DICHO);
  red.mockImplementation(NUNCA);
  const conRedLenta = pedir('/');
  cansarse();
  const html = await (await conRedLenta).text();
  expect(html).toMatch(DICHO);
  expect(html).not.toContain('Sin conexión');
  expect(html).toContain('<a href="/">Volver a cargar</a></p></body>');
});

it('sin red, el ingreso dice que hace falta', async () => {
  const { pedir } = await preparar();
  expect(await (await pedir('/login')).text()).toMatch(
    /<body><link[^>]*><p class="sin-red" role="status">Sin conexión/,
  );
});

it('el ingreso distingue no tener internet de que el servicio no responda, y de una red lenta', async () => {
  const NO_ES_LA_RED = /El servicio no responde; la conexión de este equipo sí/;
  const { pedir, red, cansarse } = await preparar({ enLinea: true });
  red.mockImplementation(async () => respuesta('nadie', 502));
  expect(await (await pedir('/login')).text()).toMatch(NO_ES_LA_RED);
  expect(await (await pedir('/cuentas')).text()).toContain('El servicio no responde. Esta página se guardó');

  red.mockImplementation(SIN_RED);
  const sinSaber = await (await pedir('/login')).text();
  expect(sinSaber).toContain('El servicio no responde. Para ingresar hace falta la red: si otras páginas');
  expect(sinSaber).not.toContain('Sin conexión');

  red.mockImplementation(NUNCA);
  const lenta = pedir('/login');
  cansarse();
  const html = await (await lenta).text();
  expect(html).toContain('La conexión está muy lenta');
  expect(html).not.toMatch(/no responde|Sin conexión/);
});

it('a los números se les espera la red; a lo demás, un momento', async () => {
  const { pedir, red, esperas, cansarse } = await preparar();
  red.mockImplementation(NUNCA);
  void pedir('/cuentas');
  expect(esperas).toEqual([]);
  const inicio = pedir('/');
  expect(esperas).toEqual([4_000]);
  cansarse();
  expect(await (await inicio).text()).toContain('guardada /');
});

it('lo que la red responde tarde se guarda para la próxima', async () => {
  const { pedir, red, cansarse, asentar, caches } = await preparar();
  let llegar = (_: Response) => {};
  red.mockReturnValue(
    new Promise((listo) => {
      llegar = listo;
    }),
  );
  const inicio = pedir('/');
  cansarse();
  await inicio;
  llegar(respuesta(paginaDe('/assets/sitio.aaaaaaaa.js', 'tardía'), 200, HOY));
  await asentar();
  await vi.waitFor(async () => expect(await (await caches.match('/'))?.text()).toContain('tardía'));
});

it.each([502, 504])('un proxy sin nadie detrás (%s) es como no tener red', async (estado) => {
  const { pedir, red } = await preparar();
  red.mockImplementation(async () => respuesta('nadie', estado));
  expect(await (await pedir('/')).text()).toContain('guardada /');
});

it('lo que el sitio responde, también un error, es lo que se ve', async () => {
  const { pedir, red } = await preparar();
  red.mockResolvedValue(respuesta('iniciando', 503));
  expect(await (await pedir('/')).text()).toBe('iniciando');
});

it('una página del panel no se guarda al pasar: la acompaña su edición entera', async () => {
  const { pedir, red, asentar, caches } = await preparar();
  red.mockResolvedValue(respuesta(paginaDe('/assets/panel.bbbbbbbb.js'), 200, HOY));
  await pedir('/dashboard');
  await asentar();
  expect(await caches.match('/dashboard')).toBeUndefined();
});

it('la página del panel de una edición anterior no se sirve con la nueva', async () => {
  const { pedir, caches } = await preparar();
  await (await caches.open('panel-v1')).put('/dashboard', respuesta('de antes'));
  await expect(pedir('/dashboard')).rejects.toThrow('Failed to fetch');
});

it('lo que lleva huella no se pide dos veces; lo demás, siempre a la red primero', async () => {
  const { pedir, red, asentar } = await preparar();
  red.mockImplementation(async () => respuesta('contenido', 200));
  await pedir('/assets/lista.cccccccc.js');
  await pedir('/favicon.svg');
  await asentar();
  expect(red).toHaveBeenCalledTimes(2);
  await pedir('/assets/lista.cccccccc.js');
  expect(red).toHaveBeenCalledTimes(2);
  red.mockImplementation(SIN_RED);
  expect(await (await pedir('/favicon.svg')).text()).toBe('contenido');
});

it('una parte que ya no está responde que no está, y la próxima vez se pide otra vez', async () => {
  const { pedir, red, asentar } = await preparar();
  red.mockImplementation(async () => respuesta('no está', 404));
  expect((await pedir('/assets/vieja.dddddddd.js')).status).toBe(404);
  await asentar();
  red.mockImplementation(async () => respuesta('contenido'));
  expect((await pedir('/assets/vieja.dddddddd.js')).status).toBe(200);
});

it('un equipo sin lugar sigue con lo que llega', async () => {
  const { pedir, red, caches } = await preparar();
  red.mockResolvedValue(respuesta('contenido'));
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('lleno', 'QuotaExceededError'));
  expect(await (await pedir('/favicon.svg')).text()).toBe('contenido');
});
