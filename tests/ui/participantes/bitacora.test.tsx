// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/bitacora/formulario-novedad';
import '@/ui/panel/participantes/detalle/detalle-participante';
import '@/ui/panel/participantes/dialogos/dialogo-de-accion';
import '@/ui/panel/participantes/dialogos/dialogo-novedad';
import '@/ui/panel/participantes/entrega/entrega-de-turno-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
import { anotar, conTurno } from './apoyo-turno';

describe('escribir una novedad', () => {
  it('desde la fila de la persona: qué pasó, qué fue y guardar', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Luz Marina Ríos' }));
    await user.click(screen.getByRole('menuitem', { name: 'Novedad' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Novedad de Luz Marina Ríos' }));
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await dialogo.findByRole('link', { name: /Qué fue: Este campo es obligatorio/ })).toBeVisible();
    await user.type(dialogo.getByRole('textbox', { name: 'Qué pasó' }), 'Acetaminofén, una tableta');
    await user.click(dialogo.getByRole('radio', { name: 'Medicamento entregado' }));
    expect(dialogo.getByText('Solo la leen los administradores.')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Novedad de Luz Marina Ríos guardada')).toBeVisible();
    expect(memoria.novedades).toMatchObject([
      {
        participante_id: 1,
        sede_id: 1,
        tipo: 'MEDICAMENTO_ENTREGADO',
        texto: 'Acetaminofén, una tableta',
        ocurrio_en: '2026-11-21T15:00:00.000Z',
        corrige: null,
      },
    ]);
  });

  it('a otra hora, pero no en el futuro; un día pide su hora', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Pedro Nuevo' }));
    await user.click(screen.getByRole('menuitem', { name: 'Novedad' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Novedad de Pedro Nuevo' }));
    await user.type(dialogo.getByRole('textbox', { name: 'Qué pasó' }), 'Llamó a preguntar');
    await user.click(dialogo.getByRole('radio', { name: 'Llamada' }));
    await user.click(dialogo.getByText('Cuándo'));
    await user.type(dialogo.getByLabelText('Día'), '20/11/2026');
    const guardar = () => user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await guardar();
    expect(await dialogo.findByRole('link', { name: /Hora: Escriba la hora/ })).toBeVisible();
    await user.clear(dialogo.getByLabelText('Día'));
    await user.type(dialogo.getByLabelText('Hora'), '10:');
    await guardar();
    expect(await dialogo.findByRole('link', { name: /Hora: Escriba la hora completa/ })).toBeVisible();
    expect(memoria.novedades).toHaveLength(0);
    await user.clear(dialogo.getByLabelText('Hora'));
    await user.type(dialogo.getByLabelText('Hora'), '11:30');
    await guardar();
    expect(await dialogo.findByRole('link', { name: /No puede ser después de ahora/ })).toBeVisible();
    await user.clear(dialogo.getByLabelText('Hora'));
    await user.type(dialogo.getByLabelText('Hora'), '815am');
    expect(dialogo.getByText('sáb 21 nov 2026, 08:15')).toBeVisible();
    await guardar();
    await waitFor(() => expect(memoria.novedades).toHaveLength(1));
    expect(memoria.novedades[0]).toMatchObject({ ocurrio_en: '2026-11-21T13:15:00.000Z', sede_id: null });
  });

  it('lo que no cabe se conserva entero y se dice cuánto sobra', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Luz Marina Ríos' }));
    await user.click(screen.getByRole('menuitem', { name: 'Novedad' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Novedad de Luz Marina Ríos' }));
    const texto = dialogo.getByRole<HTMLTextAreaElement>('textbox', { name: 'Qué pasó' });
    const pegar = async (letras: number) => {
      await user.clear(texto);
      await user.click(texto);
      await user.paste('x'.repeat(letras));
    };
    await pegar(800);
    expect(dialogo.queryByText(/Caracteres/)).toBeNull();
    await pegar(950);
    expect(texto).toHaveAccessibleDescription('Caracteres que quedan: 50.');
    await pegar(1240);
    expect(texto.value).toHaveLength(1240);
    expect(texto).toHaveAccessibleDescription('Caracteres de más: 240.');
    await user.click(dialogo.getByRole('radio', { name: 'Visita' }));
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(
      await dialogo.findByRole('link', {
        name: /Qué pasó: Escriba como máximo 1\.000 caracteres: lleva 1\.240/,
      }),
    ).toBeVisible();
    expect(texto.value).toHaveLength(1240);
    expect(memoria.novedades).toEqual([]);
    fireEvent.change(texto, { target: { value: 'x'.repeat(1000) } });
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(memoria.novedades).toMatchObject([{ texto: 'x'.repeat(1000) }]));
  });

  it('desde la entrega se elige a quién', async () => {
    const { user, memoria } = abrirEnMemoria('/entrega-de-turno?nuevo=true', { sembrar: casaConGente });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Nueva novedad' }));
    await user.type(dialogo.getByRole('textbox', { name: 'Qué pasó' }), 'Vino la mamá');
    await user.click(dialogo.getByRole('radio', { name: 'Visita' }));
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await dialogo.findByRole('link', { name: /Quién: Este campo es obligatorio/ })).toBeVisible();
    await user.type(dialogo.getByRole('combobox', { name: 'Quién' }), 'luz');
    await user.click(await screen.findByRole('option', { name: /Luz Marina Ríos/ }));
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(memoria.novedades).toHaveLength(1));
    expect(memoria.novedades[0]).toMatchObject({ participante_id: 1, texto: 'Vino la mamá' });
  });
});

describe('la bitácora en la ficha', () => {
  const bitacora = async () =>
    within(
      await within(await screen.findByRole('dialog', { name: 'Luz Marina Ríos' })).findByRole('region', {
        name: 'Bitácora',
      }),
    );

  it('lo último primero; las demás, al pedirlas', async () => {
    const { user } = abrirEnMemoria('/participantes?detalle=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        for (let n = 1; n <= 7; n += 1)
          anotar(memoria, 'LLAMADA', `Llamada ${n}`, {
            ocurrio_en: `2026-11-2${n > 5 ? 1 : 0}T1${n}:00:00.000Z`,
          });
      },
    });
    const seccion = await bitacora();
    await waitFor(() => expect(seccion.getAllByRole('listitem')).toHaveLength(5));
    expect(seccion.getAllByRole('listitem')[0]).toHaveTextContent('Llamada 7');
    await user.click(seccion.getByRole('button', { name: 'Ver las 7 novedades' }));
    expect(seccion.getAllByRole('listitem')).toHaveLength(7);
    await user.click(seccion.getByRole('button', { name: 'Escribir novedad' }));
    expect(await screen.findByRole('dialog', { name: 'Novedad de Luz Marina Ríos' })).toBeVisible();
  });

  it('CONSULTA la lee sin salud y sin botones', async () => {
    abrirEnMemoria('/participantes?detalle=1', { sembrar: conTurno, rol: 'CONSULTA' });
    const seccion = await bitacora();
    expect(await seccion.findByText('Vino el hermano')).toBeVisible();
    expect(seccion.queryByText('Dolor de cabeza')).toBeNull();
    expect(seccion.queryByRole('button')).toBeNull();
  });
});
