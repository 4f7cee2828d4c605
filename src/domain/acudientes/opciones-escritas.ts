import { ETIQUETA_ESTADO_ACUDIENTE, ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import { crearLectorDeOpcion } from '@/domain/shared/lectura/leer-opcion';

export const leerParentescoEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_PARENTESCO,
  sinonimos: {
    MADRE: ['mamá', 'mamita', 'progenitora'],
    PADRE: ['papá', 'progenitor'],
    CONYUGE: [
      'esposo',
      'esposa',
      'pareja',
      'marido',
      'compañero',
      'compañera',
      'compañero permanente',
      'compañera permanente',
      'cónyugue',
    ],
    HIJO: ['hija', 'hijo(a)'],
    HERMANO: ['hermana', 'hermano(a)'],
    ABUELO: ['abuela', 'abuelita', 'abuelito'],
    TIO: ['tía', 'tío(a)'],
    AMIGO: ['amiga', 'amigo(a)', 'conocido', 'conocida'],
    OTRO: [
      'otra',
      'otro familiar',
      'primo',
      'prima',
      'sobrino',
      'sobrina',
      'cuñado',
      'cuñada',
      'suegro',
      'suegra',
      'nieto',
      'nieta',
      'padrastro',
      'madrastra',
      'padrino',
      'madrina',
      'vecino',
      'vecina',
      'pastor',
      'pastora',
    ],
  },
});

export const leerEstadoAcudienteEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_ESTADO_ACUDIENTE,
  sinonimos: { ACTIVO: ['activa', 'vigente'], INACTIVO: ['inactiva', 'retirado', 'retirada'] },
});
