import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { anchoDeTelefono } from '../apoyo/ancho-de-telefono';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra, unAbono } from './apoyo';

const LUZ = 'Luz Marina Ríos, Mensualidad nov 2026';
const fila = async (nombre: RegExp) => within(await screen.findByRole('row', { name: nombre }));
const menuDe = async (user: ReturnType<typeof abrirEnMemoria>['user'], nombre: string, accion: string) => {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  await user.click(screen.getByRole('menuitem', { name: accion }));
};

afterEach(() => vi.restoreAllMocks());

describe('/financiero, mensualidades', () => {
  it('sin nada cobrado ofrece generar el mes, y en uno que ya pasó no, que sería otro', async () => {
    const { user, router } = abrirEnMemoria('/financiero');
    const generar = () => screen.queryAllByRole('button', { name: 'Generar mensualidades del mes' });
    expect(await screen.findByText('No hay datos')).toBeVisible();
    // That of the head of the page is the first.
    expect(generar()).toHaveLength(2);
    await user.click(generar()[1] as HTMLElement);
    await dialogoListo('Generar mensualidades del mes');
    await router.navigate({ to: '/financiero', search: { mes: '2025-01' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('No hay datos')).toBeVisible();
    expect(generar()).toHaveLength(1);
  });

  it('muestra valor, abonado, saldo y la vencida, que no se cambia con un clic', async () => {
    abrirEnMemoria('/financiero', { sembrar: casaQueCobra });
    const luz = await fila(/Luz Marina/);
    expect(luz.getByText('nov 2026')).toBeVisible();
    expect(luz.getByText('jue 5 nov 2026')).toBeVisible();
    expect(luz.getAllByText(/850\.000/)).toHaveLength(2);
    expect(luz.queryByRole('button', { name: /Cambiar a/ })).toBeNull();
    expect(luz.getByText('Vencida')).toBeVisible();
    const andres = await fila(/Andrés/);
    expect(andres.getByText(/200\.000/)).toBeVisible();
    expect(andres.getByText(/400\.000/)).toBeVisible();
    expect(andres.getByText('Vencida')).toBeVisible();
    expect(andres.getByText('Con abono')).toBeVisible();
  });

  it('de la que se corrigió después del cierre dice también el ajuste: su fila suma el saldo', async () => {
    abrirEnMemoria('/financiero', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.mensualidades.cambiar(2, {
          abonos: [unAbono(), unAbono({ id: 2, medio: 'AJUSTE', valor: 150_000, recibo: null })],
        });
      },
    });
    const andres = await fila(/Andrés/);
    expect(andres.getByText(/^\$\s200\.000$/)).toBeVisible();
    expect(andres.getByText(/^Ajuste \$\s150\.000$/)).toBeVisible();
    expect(andres.getByText(/^\$\s250\.000$/)).toBeVisible();
    expect((await fila(/Luz Marina/)).queryByText(/Ajuste/)).toBeNull();
  });

  describe('de dos personas que se llaman igual, cada fila dice el documento de la suya', () => {
    const luces = (memoria: BaseMemoria) => {
      casaQueCobra(memoria);
      memoria.participantes.cambiar(1, { numero_documento: '1000000001' });
      memoria.participantes.cambiar(2, { nombre: 'LUZ MARINA RIOS', numero_documento: '1000000009' });
    };

    it('en la tabla', async () => {
      abrirEnMemoria('/financiero', { sembrar: luces });
      expect((await fila(/Luz Marina Ríos/)).getByText('1.000.000.001 · Casa Bello')).toBeVisible();
      expect((await fila(/LUZ MARINA RIOS/)).getByText('1.000.000.009 · Casa Bello')).toBeVisible();
    });

    it('en el teléfono', async () => {
      anchoDeTelefono();
      abrirEnMemoria('/financiero', { sembrar: luces });
      expect(await screen.findByText('1.000.000.001 · Mensualidad nov 2026')).toBeVisible();
      expect(screen.getByText('1.000.000.009 · Mensualidad nov 2026')).toBeVisible();
    });
  });

  it('filtra por la dirección y por los controles', async () => {
    const { user, router } = abrirEnMemoria('/financiero?estado=CON_ABONO', { sembrar: casaQueCobra });
    await fila(/Andrés/);
    expect(screen.queryByRole('row', { name: /Luz/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    await fila(/Luz/);
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    await user.type(screen.getByLabelText('Periodo'), 'octubre 2026{Enter}');
    expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ periodo: '2026-10' }));
  });

  it('si la carga falla lo dice con Reintentar (§8)', async () => {
    abrirEnMemoria('/financiero', {
      ajustar: ({ mensualidades }) => {
        mensualidades.buscar = () => Promise.reject(new Error('roto'));
      },
    });
    expect(await screen.findByText('Error al cargar mensualidades')).toBeVisible();
    expect(screen.queryByText('No hay datos')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('edita, y una repetida no se guarda', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?editar=1', { sembrar: casaQueCobra });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar mensualidad nov 2026' }));
    expect(dialogo.getByText('Luz Marina Ríos')).toBeVisible();
    expect(dialogo.getByText(/^Mensualidad de noviembre de 2026: \$\s850\.000$/)).toBeVisible();
    await user.type(dialogo.getByLabelText(/^Descuento/), '900.000');
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await dialogo.findByText('El descuento no puede ser mayor que el valor')).toBeVisible();
    await user.clear(dialogo.getByLabelText(/^Descuento/));
    await user.type(dialogo.getByLabelText(/^Descuento/), '50000');
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByText(
        /^Se guardaron los cambios: Mensualidad de noviembre de 2026 de Luz Marina Ríos, \$\s800\.000$/,
      ),
    ).toBeVisible();
    expect(memoria.mensualidades.obtener(1)).toMatchObject({ descuento: 50_000, valor: 850_000 });
  });

  it('un descuento igual al valor se avisa, pide el motivo y deja exonerada', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?editar=1', { sembrar: casaQueCobra });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Editar mensualidad nov 2026' }));
    await user.type(dialogo.getByLabelText(/^Descuento/), '850000');
    expect(await dialogo.findByText('El descuento es igual al valor')).toBeVisible();
    await user.type(dialogo.getByLabelText(/^Motivo de la exoneración/), 'Beca de la parroquia');
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(memoria.mensualidades.obtener(1)).toMatchObject({
        estado: 'EXONERADA',
        motivo_anulacion: 'Beca de la parroquia',
      }),
    );
    await user.click(await screen.findByRole('button', { name: `Acciones de ${LUZ}` }));
    const volver = screen.getByRole('menuitem', { name: /Volver a cobrar/ });
    expect(volver).toHaveTextContent('El descuento es igual al valor: edítela y bájelo');
  });

  it('la que exoneró un egreso se vuelve a cobrar como era', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero', {
      sembrar: (base) => {
        casaQueCobra(base);
        const porEgreso = { descuento: 850_000, descuento_antes_del_egreso: 50_000 };
        base.mensualidades.cambiar(1, { estado: 'EXONERADA', motivo_anulacion: 'Egreso', ...porEgreso });
      },
    });
    await menuDe(user, LUZ, 'Volver a cobrar');
    await waitFor(() =>
      expect(memoria.mensualidades.obtener(1)).toMatchObject({
        estado: 'PENDIENTE',
        descuento: 50_000,
        motivo_anulacion: null,
        descuento_antes_del_egreso: null,
      }),
    );
  });

  it('anula y exonera con motivo', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero', { sembrar: casaQueCobra });
    await menuDe(user, LUZ, 'Exonerar');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Exonerar mensualidad nov 2026' }));
    expect(dialogo.getByText('Luz Marina Ríos')).toBeVisible();
    expect(dialogo.getByText(/^Mensualidad de noviembre de 2026: \$\s850\.000$/)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Exonerar' }));
    expect(await dialogo.findByText('Motivo: Este campo es obligatorio')).toBeVisible();
    await user.type(dialogo.getByLabelText('Motivo'), 'Acuerdo con la familia');
    await user.click(dialogo.getByRole('button', { name: 'Exonerar' }));
    expect(
      await screen.findByText(
        /^Mensualidad de noviembre de 2026 de Luz Marina Ríos, \$\s850\.000: exonerada$/,
      ),
    ).toBeVisible();
    expect(memoria.mensualidades.obtener(1)).toMatchObject({
      estado: 'EXONERADA',
      motivo_anulacion: 'Acuerdo con la familia',
    });
    await waitFor(async () => expect((await fila(/Luz/)).getByText('Exonerada')).toBeVisible());
    await menuDe(user, LUZ, 'Volver a cobrar');
    await waitFor(() => expect(memoria.mensualidades.obtener(1)?.estado).toBe('PENDIENTE'));
  });

  it('la que tiene abonos no se anula ni se exonera, y dice por qué', async () => {
    const { user } = abrirEnMemoria('/financiero', { sembrar: casaQueCobra });
    await user.click(await screen.findByRole('button', { name: /Acciones de Andrés/ }));
    const anular = screen.getByRole('menuitem', { name: /Anular/ });
    expect(anular).toHaveAttribute('aria-disabled', 'true');
    expect(anular).toHaveTextContent('Tiene abonos: anúlelos primero');
  });

  it('el detalle muestra los abonos y anula uno con motivo', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?detalle=2', { sembrar: casaQueCobra });
    const ficha = within(await screen.findByRole('dialog', { name: /Andrés Gómez/ }));
    expect(ficha.getByText('Recibo 1')).toBeVisible();
    expect(ficha.getByText(/Transferencia · ref\. REF-77 · registró ana@/)).toBeVisible();
    await user.click(ficha.getByRole('button', { name: 'Anular abono del recibo 1' }));
    const dialogo = await dialogoListo('Anular abono del recibo 1');
    expect(dialogo.getByText('Andrés Gómez')).toBeVisible();
    expect(
      dialogo.getByText(/^Mensualidad de noviembre de 2026: \$\s600\.000, saldo \$\s400\.000$/),
    ).toBeVisible();
    expect(dialogo.getByText(/^Abono de \$\s200\.000 del mar 10 nov 2026 del recibo 1\.$/)).toBeVisible();
    await user.type(dialogo.getByLabelText('Motivo'), 'Consignación devuelta');
    await user.click(dialogo.getByRole('button', { name: 'Anular abono' }));
    expect(
      await screen.findByText(
        /^Abono de \$\s200\.000 de Andrés Gómez, noviembre de 2026: recibo 1, anulado$/,
      ),
    ).toBeVisible();
    expect(await ficha.findByText(/Consignación devuelta/)).toBeVisible();
    expect(memoria.mensualidades.obtener(2)).toMatchObject({ estado: 'PENDIENTE' });
  });

  it('CONSULTA ve y no puede escribir, ni por la dirección', async () => {
    const { user } = abrirEnMemoria('/financiero?nuevo=true', { sembrar: casaQueCobra, rol: 'CONSULTA' });
    await user.click(await screen.findByRole('button', { name: /Acciones de Andrés/ }));
    expect(screen.getAllByRole('menuitem').map((m) => m.textContent)).toEqual([
      'Ver',
      'Imprimir recibo 1',
      'Estado de cuenta',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const nombre of ['Registrar pago', 'Nueva mensualidad', 'Generar mensualidades del mes']) {
      expect(screen.queryByRole('button', { name: nombre })).toBeNull();
    }
    // Of one month it is a report; of all of them, a list.
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Todos los meses' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull());
  });
});
