import { relojEn } from '@tests/application/dobles/reloj';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it, vi } from 'vitest';
import {
  crearHttpDocumentosCobro,
  crearHttpFinanzas,
} from '@/infrastructure/http/mensualidades/http-finanzas';
import { crearHttpLibroDeAbonos } from '@/infrastructure/http/mensualidades/http-libro-de-abonos';
import { crearHttpMensualidadRepository } from '@/infrastructure/http/mensualidades/http-mensualidad-repository';
import { capturarTransporte } from '../apoyo/capturar';
import { crearClienteDePrueba, json, type Responder } from '../apoyo/fetch-falso';
import { registroMudo } from '../apoyo/registro-espia';

const abrir = (responder: Responder) => {
  const { cliente, llamadas } = crearClienteDePrueba(responder);
  return {
    llamadas,
    finanzas: crearHttpFinanzas(cliente),
    libro: crearHttpLibroDeAbonos(cliente, registroMudo),
    documentos: crearHttpDocumentosCobro(cliente),
    mensualidades: crearHttpMensualidadRepository(cliente, registroMudo, relojEn()),
  };
};
const lecturas = ({ finanzas, libro, documentos }: ReturnType<typeof abrir>) => [
  () => finanzas.cartera({ pagina: 1, limite: 10 }),
  () => finanzas.recaudo({ desde: '2026-11-01', hasta: '2026-11-30' }),
  () => finanzas.tendencia(),
  () => finanzas.estadoDeCuenta(1),
  () => libro.buscar({ pagina: 1, limite: 10 }),
  () => documentos.recibo(1, 2),
  () => documentos.estadoDeCuenta(1),
];

describe('product §3: what another server does not offer', () => {
  it('is null on a 404', async () => {
    for (const leer of lecturas(abrir(() => json({}, 404)))) expect(await leer()).toBeNull();
  });

  it.each([403, 500])('a %i is not hidden', async (status) => {
    for (const leer of lecturas(abrir(() => json({}, status))))
      expect((await capturarTransporte(leer())).status).toBe(status);
  });

  it('an answer that makes no sense is an error', async () => {
    const { finanzas, libro } = abrir(() => json({ data: 'hola' }));
    await capturarTransporte(finanzas.tendencia());
    await capturarTransporte(finanzas.recaudo({ desde: '2026-11-01', hasta: '2026-11-30' }));
    await capturarTransporte(libro.buscar({ pagina: 1, limite: 10 }));
  });
});

describe('papers', () => {
  it('come as their bytes', async () => {
    const { documentos, llamadas } = abrir(
      () =>
        new Response(new Uint8Array([37, 80, 68, 70]), { headers: { 'content-type': 'application/pdf' } }),
    );
    expect(await documentos.recibo(3, 'a/b')).toEqual(new Uint8Array([37, 80, 68, 70]));
    expect(llamadas[0]?.ruta).toBe('/api/mensualidades/3/abonos/a%2Fb/recibo.pdf');
  });
});

describe('a service that answers no balance', () => {
  it('gets it worked out here, in lists, detail and writes', async () => {
    const { saldo: _saldo, ...fila } = unaMensualidad().conDescuento(50_000).almacenada(7);
    const { mensualidades, libro } = abrir(({ metodo, ruta }) =>
      json(metodo === 'GET' && ruta === '/api/mensualidades' ? { data: [fila], total: 1 } : fila),
    );
    expect(await mensualidades.buscar({ pagina: 1, limite: 10 })).toMatchObject({
      total: 1,
      datos: [{ saldo: 800_000 }],
    });
    expect(await mensualidades.listar()).toMatchObject([{ saldo: 800_000 }]);
    expect(await mensualidades.obtener(7)).toMatchObject({ saldo: 800_000 });
    const escritas = [
      mensualidades.crear(unaMensualidad().datos()),
      mensualidades.actualizar(7, { observaciones: 'x' }, 'PENDIENTE'),
      libro.registrar(7, { fecha: '2026-11-10', valor: 1, medio: 'EFECTIVO' }, vi.fn()),
      libro.anular(7, 1, 'Repetido', vi.fn()),
    ];
    for (const escrita of escritas) expect((await escrita).saldo).toBe(800_000);
  });
});

describe('a service that neither pages nor joins', () => {
  it('gets its names, balances and filters worked out here', async () => {
    const filas = [
      unaMensualidad().de(1).almacenada(7),
      unaMensualidad().de(2).con({ fecha_vencimiento: '2027-01-05' }).almacenada(8),
    ];
    const { mensualidades } = abrir(({ ruta }) =>
      json(
        ruta === '/api/participantes'
          ? [unParticipante().llamado('Ana').enSede(4).almacenado(1), unParticipante().almacenado(2)]
          : filas,
      ),
    );
    const pagina = await mensualidades.buscar({ pagina: 1, limite: 10, vencidas: true, buscar: 'ána' });
    expect(pagina).toMatchObject({
      total: 1,
      datos: [{ id: 7, participante_nombre: 'Ana', sede_id: 4, saldo: 850_000, vencida: true }],
    });
  });
});
