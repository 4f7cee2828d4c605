export interface Integrante {
  nombre: string;
  rol: string;
  especialidad: string;
  correo: string;
}

/** EXAMPLE DATA: names and addresses wait for the real team. */
export const EQUIPO: readonly Integrante[] = [
  {
    nombre: 'Nombre por definir',
    rol: 'Dirección general',
    especialidad: 'Gestión social y acompañamiento pastoral',
    correo: 'direccion@fundacion.example',
  },
  {
    nombre: 'Nombre por definir',
    rol: 'Psicología clínica',
    especialidad: 'Terapia cognitivo-conductual y adicciones',
    correo: 'psicologia@fundacion.example',
  },
  {
    nombre: 'Nombre por definir',
    rol: 'Trabajo social',
    especialidad: 'Familia, redes de apoyo y reinserción',
    correo: 'trabajosocial@fundacion.example',
  },
  {
    nombre: 'Nombre por definir',
    rol: 'Consejería espiritual',
    especialidad: 'Logoterapia y cuidado espiritual',
    correo: 'consejeria@fundacion.example',
  },
];
