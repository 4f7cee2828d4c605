import { type Contacto, FUNDACION } from '@/ui/textos/fundacion';

export interface SedePublica {
  clave: string;
  nombre: string;
  direccion: string;
  telefono: Contacto;
  etiquetas: readonly string[];
  /** Middle of the municipality until the exact place is known; moves the map. */
  latitud: number;
  longitud: number;
}

/** EXAMPLE DATA: addresses and phones are placeholders. */
export const SEDES: readonly SedePublica[] = [
  {
    clave: 'bello',
    nombre: 'Bello',
    direccion: 'Calle 00 # 00-00, Bello, Antioquia',
    telefono: { visible: '300 000 0001', enlace: 'tel:+573000000001' },
    etiquetas: ['Hombres', 'Mujeres', 'Internado'],
    latitud: 6.3373,
    longitud: -75.5579,
  },
  {
    clave: 'apartado',
    nombre: 'Apartadó',
    direccion: 'Carrera 00 # 00-00, Apartadó, Antioquia',
    telefono: FUNDACION.telefono,
    etiquetas: ['Hombres', 'Mujeres', 'Urabá'],
    latitud: 7.8829,
    longitud: -76.6257,
  },
  {
    clave: 'medellin',
    nombre: 'Medellín',
    direccion: 'Avenida 00 # 00-00, Medellín, Antioquia',
    telefono: FUNDACION.telefono,
    etiquetas: ['Orientación', 'Familias', 'Con cita previa'],
    latitud: 6.2442,
    longitud: -75.5812,
  },
];
