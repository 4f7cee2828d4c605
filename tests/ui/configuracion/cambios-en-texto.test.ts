import { describe, expect, it } from 'vitest';
import type { CambioRegistrado } from '@/domain/actividad/actividad';
import { cambiosEnTexto } from '@/ui/panel/configuracion/actividad/cambios-en-texto';

const enTexto = (entidad: string, ...cambios: CambioRegistrado[]) =>
  cambiosEnTexto(
    {
      ...{ id: 1, fecha: '2026-11-21T15:00:00Z', usuario: 'ana@fundacion.example', accion: 'ACTUALIZAR' },
      ...{ entidad, entidad_id: 7, cambios, origen: null },
    },
    (id) => `Casa ${id}`,
  );

describe('los cambios en el archivo de Actividad', () => {
  it('de una mensualidad se dicen como en su historial: ni códigos ni lo que se guarda por dentro', () => {
    expect(
      enTexto(
        'mensualidad',
        { campo: 'estado', antes: 'PENDIENTE', despues: 'CON_ABONO' },
        { campo: 'valor', antes: 850000, despues: 900000 },
        { campo: 'fecha_vencimiento', antes: null, despues: '2026-11-05' },
        { campo: 'motivo_anulacion', antes: null, despues: 'Se cobró dos veces' },
      ).replaceAll('\u00a0', ' '),
    ).toBe(
      'Estado: Pendiente -> Con abono; Valor: $ 850.000 -> $ 900.000; Vence: Sin dato -> jue 5 nov 2026; Motivo de la anulación o exoneración: Sin dato -> Se cobró dos veces',
    );
  });

  it('los abonos se dicen por su recibo', () => {
    const abono = { id: 1, fecha: '2026-11-05', valor: 300000, medio: 'EFECTIVO', recibo: 2 };
    expect(
      enTexto('mensualidad', { campo: 'abonos', antes: [], despues: [abono] }).replaceAll('\u00a0', ' '),
    ).toBe('Abonos: sin abonos -> recibo 2: $ 300.000');
  });

  it('una sede se dice por su nombre, y la autorización en palabras', () => {
    expect(
      enTexto(
        'participante',
        { campo: 'sede_id', antes: 1, despues: 2 },
        {
          campo: 'autorizacion_datos',
          antes: { otorgada: false },
          despues: { otorgada: true, fecha: '2026-01-10' },
        },
        { campo: 'archivado_en', antes: null, despues: '2026-11-21T15:00:00.000Z' },
      ),
    ).toBe(
      'Sede: Casa 1 -> Casa 2; Autorización de datos: Sin otorgar -> Otorgada el sáb 10 ene 2026; Archivado: Sin dato -> sáb 21 nov 2026, 10:00',
    );
  });

  it('de una cuenta no se escriben su foto ni su contraseña', () => {
    expect(
      enTexto(
        'usuario',
        { campo: 'rol', antes: 'CONSULTA', despues: 'ADMINISTRADOR' },
        { campo: 'photoURL', antes: null, despues: 'data:image/jpeg;base64,AAAA' },
        { campo: 'contrasena', antes: null, despues: true },
      ),
    ).toBe('Rol: Consulta -> Administrador; Foto: Sin dato -> una imagen; Contraseña: la anterior -> otra');
  });

  it('una lista de otra cosa se lee', () => {
    const cuenta = { area: 'Ingresos', numero: '123-4', titular: null };
    const texto = enTexto('configuracion', { campo: 'cuentas', antes: [], despues: [cuenta] });
    expect(texto).toMatch(/: ninguno -> area: Ingresos, numero: 123-4, titular: Sin dato$/);
  });
});
