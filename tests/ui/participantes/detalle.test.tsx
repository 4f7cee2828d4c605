import { screen, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { unAbono } from '../financiero/apoyo';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/detalle/detalle-participante';

const ficha = () => screen.findByRole('dialog', { name: 'Luz Marina Ríos' });
const region = async (nombre: string) => within(within(await ficha()).getByRole('region', { name: nombre }));

describe('/participantes: la ficha', () => {
  it('lo que queda a pagar de una corregida después del cierre es lo que dice su estado de cuenta', async () => {
    abrirEnMemoria('/participantes?detalle=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.mensualidades.insertar({
          ...unaMensualidad().de(1).porValor(600_000).datos(),
          estado: 'PAGADA',
          abonos: [
            unAbono({ valor: 450_000 }),
            unAbono({ id: 2, medio: 'AJUSTE', valor: 150_000, recibo: null }),
          ],
        } as Parameters<typeof memoria.mensualidades.insertar>[0]);
      },
    });
    const cuenta = await region('Estado de cuenta');
    const fila = within(await cuenta.findByRole('row', { name: /nov 2026/ }));
    expect(fila.getByText(/^Valor \$\s600\.000, ajuste \$\s150\.000$/)).toBeVisible();
    expect(fila.getAllByText(/^\$/).map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      '$ 450.000',
      '$ 0',
    ]);
  });

  it('se abre por la dirección con identidad, acudientes, cuenta e historial', async () => {
    abrirEnMemoria('/participantes?detalle=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.participantes.cambiar(1, { municipio: 'Bello' });
        memoria.mensualidades.insertar({
          ...unaMensualidad().datos(),
          participante_id: 1,
          valor: 850_000,
          descuento: 0,
          fecha_vencimiento: '2026-11-05',
          abonos: [],
          estado: 'PENDIENTE',
        });
      },
    });
    expect(within(await ficha()).getByText('CC 1.000.000.001')).toBeVisible();
    expect(await (await region('Acudientes')).findByText('Rosa Ríos')).toBeVisible();
    const cuenta = await region('Estado de cuenta');
    expect(await cuenta.findByText(/850\.000 vencido/)).toBeVisible();
    expect(cuenta.getByText('Vencida')).toBeVisible();
    expect((await region('Autorización de datos')).getByText('Vigente')).toBeVisible();
    const historial = await region('Historial de cambios');
    expect(await historial.findByText(/Municipio:/)).toHaveTextContent('Municipio: Sin dato → Bello');
    expect(historial.getByText('creó el registro', { exact: false })).toBeVisible();
  });

  it('el contacto de emergencia es el acudiente marcado así, con su teléfono para llamar, y lo que se haya anotado', async () => {
    abrirEnMemoria('/participantes?detalle=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.participantes.cambiar(1, { contacto_emergencia: 'También la vecina, 300 000 0000' });
        const emergencia = { id_participante: 1, es_emergencia: true };
        memoria.acudientes.insertar(
          unAcudiente()
            .de(1)
            .llamado('Óscar', 'Ríos')
            .conParentesco('HERMANO')
            .conTelefono('3001112233')
            .con(emergencia)
            .datos(),
        );
        const inactiva = unAcudiente()
          .de(1)
          .llamado('Quien', 'Ya no')
          .conTelefono('3009998877')
          .con(emergencia);
        memoria.acudientes.insertar({ ...inactiva.datos(), estado: 'INACTIVO' });
      },
    });
    const valor = within(within(await ficha()).getByRole('region', { name: 'A quién llamar' }));
    expect(await valor.findByText('Óscar Ríos · Hermano o hermana')).toBeVisible();
    expect(valor.getByText('300 111 2233')).toBeVisible();
    expect(valor.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+573001112233');
    // The main guardian comes first, also when there is no number to call.
    expect(valor.getAllByText(/Ríos/).map(({ textContent }) => textContent)).toEqual([
      'Rosa Ríos',
      'Óscar Ríos · Hermano o hermana',
    ]);
    expect(valor.getByText('En una urgencia: También la vecina, 300 000 0000')).toBeVisible();
    expect(valor.queryByText(/Quien Ya no/)).toBeNull();
  });

  it('sin acudiente principal ni nadie marcado dice que no hay a quién llamar', async () => {
    abrirEnMemoria('/participantes?detalle=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.acudientes.cambiar(1, { es_principal: false });
      },
    });
    const quienes = within(await ficha()).getByRole('region', { name: 'A quién llamar' });
    expect(
      await within(quienes).findByText('Sin acudiente principal ni contacto de emergencia.'),
    ).toBeVisible();
  });

  it('lo que no se sabe está al final y plegado, con cuántos datos son', async () => {
    abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const identidad = await region('Identidad y contacto');
    const plegado = identidad.getByText(/^Faltan? \d+ datos?$/).closest('details') as HTMLDetailsElement;
    expect(plegado.open).toBe(false);
    expect(within(plegado).getAllByText('Sin dato').length).toBeGreaterThan(0);
  });

  it('ADMINISTRADOR con autorización vigente ve la salud; CONSULTA lee Información reservada', async () => {
    const { unmount } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    expect((await region('Salud y antecedentes')).getByText('Penicilina')).toBeVisible();
    unmount();
    abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente, rol: 'CONSULTA' });
    expect((await region('Salud y antecedentes')).getByText('Información reservada')).toBeVisible();
    expect(screen.queryByText('Penicilina')).toBeNull();
    expect(within(await ficha()).queryByRole('button', { name: 'Editar' })).toBeNull();
  });

  it('sin autorización, tampoco ADMINISTRADOR la ve', async () => {
    abrirEnMemoria('/participantes?detalle=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.participantes.cambiar(1, { autorizacion_datos: null });
      },
    });
    expect((await region('Salud y antecedentes')).getByText(/Información reservada/)).toBeVisible();
    expect(screen.queryByText('Penicilina')).toBeNull();
  });

  it('esconde el historial cuando el servicio no lo lleva', async () => {
    abrirEnMemoria('/participantes?detalle=1', {
      sembrar: casaConGente,
      ajustar: (servicios) => {
        servicios.actividad = {
          listarDe: async () => null,
          buscar: async () => null,
          anotarExportacion: async () => {},
        };
      },
    });
    await (await region('Acudientes')).findByText('Rosa Ríos');
    expect(within(await ficha()).queryByRole('region', { name: 'Historial de cambios' })).toBeNull();
  });

  it('dice qué parte no cargó sin esconder el resto', async () => {
    abrirEnMemoria('/participantes?detalle=1', {
      sembrar: casaConGente,
      ajustar: ({ acudientes }) => {
        acudientes.listarDeParticipante = async () => ({ datos: [], error: new Error('roto') as never });
      },
    });
    expect(await screen.findByText('Error al cargar acudientes del participante')).toBeVisible();
    expect(within(await ficha()).getByText('CC 1.000.000.001')).toBeVisible();
  });
});
