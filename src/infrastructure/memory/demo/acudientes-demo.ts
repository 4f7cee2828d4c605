import { PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import type { Participante } from '@/domain/participantes/participante';
import type { BaseMemoria } from '../shared/base-memoria';
import { ARBOLES, documentoDemo, NOMBRES_HOMBRE, NOMBRES_MUJER, telefonoDemo } from './nombres-demo';

/** One principal acudiente for most, a second one for one in three. */
export const sembrarAcudientes = (
  { acudientes }: BaseMemoria,
  participantes: readonly Participante[],
): void => {
  participantes.forEach((participante, i) => {
    const cuantos = i % 8 === 5 ? 0 : i % 3 === 0 ? 2 : 1;
    const { creado_en, creado_por, actualizado_en, actualizado_por } = participante;
    for (let orden = 0; orden < cuantos; orden += 1) {
      const n = i * 2 + orden;
      const nombres = orden === 0 ? NOMBRES_MUJER : NOMBRES_HOMBRE;
      acudientes.insertar({
        creado_en,
        creado_por,
        actualizado_en,
        actualizado_por,
        id_participante: participante.id,
        tipo_documento: 'CC',
        numero_documento: documentoDemo(500 + n),
        nombres: nombres[n % nombres.length],
        apellidos: `Ejemplo ${ARBOLES[(n * 7) % ARBOLES.length]}`,
        parentesco: PARENTESCOS[n % PARENTESCOS.length],
        telefono: telefonoDemo(500 + n),
        email: orden === 0 && i % 2 === 0 ? `familia${n}@correo.example` : null,
        es_principal: orden === 0,
        es_responsable_pago: orden === 0,
        es_emergencia: orden === 0,
        autorizado_informacion: i % 2 === 0,
        estado: i % 11 === 10 && orden === 1 ? 'INACTIVO' : 'ACTIVO',
      });
    }
  });
};
