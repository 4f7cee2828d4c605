import type { DatosFormato } from '@/domain/formatos/datos-formato';

export const PERMISO_SALIDA: DatosFormato = {
  codigo: 'PERMISO_SALIDA',
  nombre: 'Permiso de salida',
  categoria: 'CONVIVENCIA',
  contenido: `Participante: **{{participante.nombre}}**, documento {{participante.numero_documento}}. Sede: {{sede.nombre}}. Fase: {{proceso.fase}}.

| Dato | Respuesta |
|---|---|
| Salida: fecha y hora | |
| Regreso: fecha y hora | |
| Motivo | |
| Dirección donde estará | |
| Teléfono donde se le puede llamar | {{participante.telefono}} |
| Persona que acompaña y su documento | |
| Medicamentos que lleva e indicaciones | |

# Lo que acordamos
1. Vuelvo a la sede el día y a la hora acordados. Si algo me demora, llamo al {{sede.telefono}}.
2. Evito lugares, personas y situaciones que pongan en riesgo mi proceso. Si siento ganas de consumir, llamo.
3. Tomo mis medicamentos según la fórmula.
4. Si vuelvo antes o necesito ayuda, la casa está abierta.

Al regresar, conversaré con el equipo sobre cómo me fue. Si acepto una prueba de consumo, será con respeto y su resultado será reservado.

___ {{participante.nombre}} | Participante | Documento: {{participante.numero_documento}}
___ Nombre: ______________________ | Persona que acompaña | Documento:
___ {{sede.responsable}} | Autoriza por {{fundacion.nombre}} | Fecha: {{documento.fecha}}

# Regreso
| Fecha y hora | Cómo vuelve | Firma del participante | Recibe |
|---|---|---|---|
| | | | |`,
};
