import { screen, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { formatearFechaCorta } from '@/domain/shared/lectura/leer-fecha';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/dialogos/dialogo-ingreso';
import '@/ui/panel/participantes/dialogos/dialogo-traslado';
import '@/ui/panel/participantes/dialogos/dialogo-traslado-en-bloque';
import '@/ui/panel/participantes/formulario/formulario-participante';

const AREA = 'Elija el área de atención: los cupos de la sede Casa Bello son por área';
const INGRESO = 'Escriba la fecha de ingreso: sin ella nadie puede estar en la casa';
const guardar = () => screen.getByRole('button', { name: 'Guardar' });

describe('/participantes: ingreso y área de quien vive en la casa', () => {
  it('al pasar a activo el formulario pide el ingreso y el área, junto a cada campo y a la vez', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?editar=3', { sembrar: casaConGente });
    const ingreso = await screen.findByLabelText(/Fecha de ingreso/);
    expect(ingreso).not.toBeRequired();
    await user.selectOptions(screen.getByLabelText(/^Estado/), 'ACTIVO');
    expect(screen.getByLabelText(/Fecha de ingreso/)).toBeRequired();
    expect(screen.getByLabelText(/Área de atención/)).not.toBeRequired();
    await user.selectOptions(
      screen.getByLabelText(/^Sede/),
      screen.getByRole('option', { name: /^Casa Bello/ }),
    );
    expect(screen.getByLabelText(/Área de atención/)).toBeRequired();
    await user.click(guardar());
    expect(await screen.findByRole('link', { name: `Fecha de ingreso: ${INGRESO}` })).toBeVisible();
    expect(screen.getByLabelText(/Fecha de ingreso/)).toHaveAccessibleDescription(INGRESO);
    expect(screen.getByLabelText(/Área de atención/)).toHaveAccessibleDescription(AREA);
    await user.type(screen.getByLabelText(/Fecha de ingreso/), '2026-11-20');
    await user.selectOptions(screen.getByLabelText(/Área de atención/), 'HOMBRES');
    await user.click(guardar());
    await screen.findByText('Se guardaron los cambios de Pedro Nuevo');
    expect(memoria.participantes.obtener(3)).toMatchObject({ estado: 'ACTIVO', fecha_ingreso: '2026-11-20' });
  });

  const VIEJA = 'Es de hace más de un año: confirme que el año está bien';

  it('un ingreso escrito con el año de antes se pregunta, y no impide; el que ya estaba guardado, no', async () => {
    const { user } = abrirEnMemoria('/participantes?editar=3', { sembrar: casaConGente });
    const ingreso = await screen.findByLabelText(/Fecha de ingreso/);
    await user.selectOptions(screen.getByLabelText(/^Estado/), 'ACTIVO');
    await user.type(ingreso, '20/11/24');
    await user.tab();
    expect(screen.getByLabelText(/Fecha de ingreso/)).toHaveAccessibleDescription(VIEJA);
    await user.clear(screen.getByLabelText(/Fecha de ingreso/));
    await user.type(screen.getByLabelText(/Fecha de ingreso/), '20/11/26');
    await user.tab();
    expect(screen.queryByText(VIEJA)).toBeNull();
  });

  it('a quien vive aquí hace años no se le pregunta por su ingreso al cambiarle otra cosa', async () => {
    const { user } = abrirEnMemoria('/participantes?editar=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.participantes.cambiar(1, { fecha_ingreso: '2022-03-04' });
      },
    });
    await user.type(await screen.findByLabelText(/Nombre completo/), ' Díaz');
    expect(screen.getByLabelText(/Fecha de ingreso/)).toHaveValue('4/3/2022');
    expect(screen.queryByText(VIEJA)).toBeNull();
  });

  it('una fecha futura o revocada antes de otorgada se dice junto a su campo', async () => {
    const { user } = abrirEnMemoria('/participantes?editar=1', { sembrar: casaConGente });
    const revocada = await screen.findByLabelText(/Revocada el/);
    await user.type(revocada, '2026-01-09');
    const ingreso = screen.getByLabelText(/Fecha de ingreso/);
    await user.clear(ingreso);
    await user.type(ingreso, '2026-11-22');
    await user.click(guardar());
    await screen.findByRole('link', { name: /^Fecha de ingreso:/ });
    expect(screen.getByLabelText(/Fecha de ingreso/)).toHaveAccessibleDescription(
      /La fecha de ingreso no puede ser futura$/,
    );
    expect(screen.getByLabelText(/Revocada el/)).toHaveAccessibleDescription(
      'La revocación no puede ser anterior a la autorización',
    );
  });

  it('a quien estaba en la casa sin ingreso se le pide, y se le puede cambiar otra cosa', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?editar=1', {
      sembrar: ({ participantes }) => {
        const deAntes = unParticipante().llamado('Eva Antes').enEstado('ACTIVO').con({ fecha_ingreso: null });
        participantes.insertar(deAntes.datos());
      },
    });
    const ingreso = await screen.findByLabelText(/Fecha de ingreso/);
    expect(ingreso).not.toBeRequired();
    expect(ingreso).toHaveAccessibleDescription(
      'Está en la casa y falta esta fecha: escríbala cuando la conozca.',
    );
    await user.type(screen.getByLabelText(/Municipio/), 'Bello');
    await user.click(guardar());
    await screen.findByText('Se guardaron los cambios de Eva Antes');
    expect(memoria.participantes.obtener(1)).toMatchObject({ municipio: 'Bello', fecha_ingreso: null });
  });

  it.each([
    ['sin fecha', null, '2026-11-21'],
    ['con una que esperaba', '2026-12-24', '2026-11-21'],
    ['con la que ya tenía', '2026-11-19', '2026-11-19'],
    ['y pregunta por una del año de antes', '2024-11-19', '2024-11-19'],
  ])('«Registrar ingreso» propone hoy: %s', async (_, fecha_ingreso, propuesta) => {
    const { user, memoria } = abrirEnMemoria('/participantes', {
      sembrar: ({ participantes, sedes }) => {
        sedes.insertar(unaSede().llamada('Casa Bello').conCupos(4, 2).datos());
        participantes.insertar(unParticipante().llamado('Pedro Nuevo').con({ fecha_ingreso }).datos());
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Pedro Nuevo' }));
    await user.click(screen.getByRole('menuitem', { name: 'Registrar ingreso' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar ingreso de Pedro Nuevo' }));
    expect(dialogo.getByLabelText('Fecha de ingreso')).toHaveValue(formatearFechaCorta(propuesta));
    expect(dialogo.queryAllByText(VIEJA)).toHaveLength(propuesta < '2026' ? 1 : 0);
    await user.selectOptions(
      dialogo.getByLabelText(/^Sede/),
      dialogo.getByRole('option', { name: /Casa Bello/ }),
    );
    await user.click(dialogo.getByRole('button', { name: 'Registrar ingreso' }));
    await dialogo.findByRole('link', { name: `Área de atención: ${AREA}` });
    expect(dialogo.getByLabelText('Área de atención')).toHaveAccessibleDescription(AREA);
    await user.selectOptions(dialogo.getByLabelText('Área de atención'), 'HOMBRES');
    await user.click(dialogo.getByRole('button', { name: 'Registrar ingreso' }));
    await screen.findByText('Se registró el ingreso de Pedro Nuevo');
    expect(memoria.participantes.obtener(1)).toMatchObject({ estado: 'ACTIVO', fecha_ingreso: propuesta });
  });

  it.each([
    ['Pedro Nuevo', 'Registrar ingreso'],
    ['Luz Marina Ríos', 'Trasladar'],
  ])(
    'de %s, «%s» dice los cupos del área elegida, y a una sede sin ellos no se puede ir',
    async (nombre, accion) => {
      const { user } = abrirEnMemoria('/participantes', {
        sembrar: (memoria) => {
          casaConGente(memoria);
          memoria.sedes.insertar(unaSede().llamada('Casa de mujeres').conCupos(0, 2).datos());
        },
      });
      await user.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
      await user.click(screen.getByRole('menuitem', { name: accion }));
      const dialogo = within(await screen.findByRole('dialog'));
      const area = await dialogo.findByLabelText('Área de atención');
      await user.selectOptions(area, 'MUJERES');
      expect(dialogo.getByRole('option', { name: 'Casa de mujeres · 2 cupos' })).toBeEnabled();
      await user.selectOptions(area, 'HOMBRES');
      expect(dialogo.getByRole('option', { name: 'Casa de mujeres · no recibe hombres' })).toBeDisabled();
      expect(dialogo.getByRole('option', { name: 'Casa Bello · 4 cupos' })).toBeEnabled();
    },
  );

  it('un traslado en bloque dice de quién falta el área antes de mover a nadie', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.sedes.insertar(unaSede().llamada('Casa Apartadó').conCupos(4, 2).datos());
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar página' }));
    await user.click(screen.getByRole('button', { name: 'Trasladar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Trasladar 3 participantes' }));
    const destino = dialogo.getByLabelText('Sede de destino');
    await user.selectOptions(destino, dialogo.getByRole('option', { name: /Casa Apartadó/ }));
    await user.click(dialogo.getByRole('button', { name: 'Registrar traslado' }));
    await dialogo.findByRole('link', { name: /falta la de Andrés Gómez/ });
    expect(destino).toHaveAccessibleDescription(
      'Sus cupos son por área y falta la de Andrés Gómez: escríbala en su registro',
    );
    expect(memoria.participantes.todas().map(({ sede_id }) => sede_id)).toEqual([1, null, null]);
  });
});
