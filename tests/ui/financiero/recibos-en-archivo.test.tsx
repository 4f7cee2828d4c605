import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { sumarAbonos } from '@/domain/mensualidades/suma-de-abonos';
import { prepararRecibos } from '@/ui/panel/financiero/recibos/exportar-recibos';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { unAbono } from './apoyo';
import { libro } from './apoyo-recibos';
import '@/ui/panel/financiero/recibos/pestana-recibos';

afterEach(() => vi.restoreAllMocks());

const enFila = (texto: RegExp) => screen.findByRole('row', { name: texto });

describe('/financiero, recibos en un archivo', () => {
  it('exporta lo filtrado y queda en la historia', async () => {
    const anotar = vi.fn(async () => undefined);
    const descargar = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:libro');
    const { user } = abrirEnMemoria('/financiero?pestana=recibos&medio=NEQUI', {
      sembrar: (memoria) => {
        libro(memoria);
        // Annulled when its month was closed: the takings of the 16th have it.
        const abonos = memoria.mensualidades.obtener(1)?.abonos ?? [];
        memoria.mensualidades.cambiar(1, {
          abonos: abonos.map((a) => (a.recibo === 4 ? { ...a, ajuste_en: '2026-11-16' } : a)),
        });
      },
      ajustar: (servicios) => {
        servicios.actividad = { ...servicios.actividad, anotarExportacion: anotar };
      },
    });
    await enFila(/Recibo 4/);
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(descargar).toHaveBeenCalled());
    expect(anotar).toHaveBeenCalledWith({ archivo: 'recibos-2026-11-21-solo-medio-nequi.csv', filas: 2 });
    const [[archivo] = []] = descargar.mock.calls;
    const texto = archivo instanceof Blob ? await archivo.text() : '';
    expect(texto).toContain(
      'Recibo;Fecha;Quien paga;Documento de quien paga;Participante;Documento del participante;Sede;',
    );
    expect(texto).toMatch(
      /\n4;2026-11-10;Rosa Ríos;.*;500000;0;500000;Anulado;Se digitó dos veces;[^;]*;2026-11-16;/,
    );
  });

  it('en el archivo, «En el recaudo» suma lo que dice la pantalla: sin lo anulado ni lo pagado con saldo a favor', async () => {
    const { servicios, memoria } = abrirEnMemoria('/financiero?pestana=recibos', { sembrar: libro });
    const { filas: escritas, columnas } = await prepararRecibos(
      { finanzas: async () => servicios.finanzas } as unknown as ServiciosPanel,
      { pagina: 1, limite: 10, anulados: true },
      '2026-11-21',
    );
    const suma = (titulo: string) => {
      const columna = columnas.find((una) => una.titulo === titulo);
      return escritas.reduce((total, fila) => total + Number(columna?.valor(fila) ?? 0), 0);
    };
    const { recibido } = sumarAbonos(memoria.mensualidades.todas().flatMap(({ abonos }) => abonos));
    expect(suma('En el recaudo')).toBe(recibido);
    expect(suma('Abonado')).not.toBe(recibido);
  });

  it('en el archivo, del recaudo solo se descuenta lo que estuvo en él: no lo pagado con saldo a favor ni una corrección', async () => {
    const anulado = { anulado_en: '2026-11-14T15:00:00Z', ajuste_en: '2026-11-14' };
    const deUno = { mensualidad_id: 1, participante_id: 1, participante_nombre: 'Luz', id_acudiente: null };
    const sinMas = { participante_documento: null, sede_nombre: null, pagador_documento: null };
    const datos = (['NEQUI', 'SALDO_A_FAVOR', 'AJUSTE'] as const).map((medio, n) => ({
      ...unAbono({ id: n + 1, medio, ...anulado }),
      ...{ ...deUno, ...sinMas, pagador_clave: 'participante-1', pagador_nombre: null },
      ...{ periodo: '2026-10', concepto: 'MENSUALIDAD' as const },
    }));
    const finanzas = async () => ({ abonos: async () => ({ datos, total: 3 }) });
    const servicios = { finanzas } as unknown as ServiciosPanel;
    const { filas: escritas, columnas } = await prepararRecibos(
      servicios,
      { pagina: 1, limite: 10 },
      '2026-11-21',
    );
    const descontado = columnas.find(({ titulo }) => titulo === 'Descontado del recaudo el');
    expect(escritas.map((fila) => descontado?.valor(fila))).toEqual(['2026-11-14', null, null]);
  });
});
