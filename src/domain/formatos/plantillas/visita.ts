import type { DatosFormato } from '@/domain/formatos/datos-formato';

export const VISITA: DatosFormato = {
  codigo: 'VISITA',
  nombre: 'Registro de visita',
  categoria: 'CONVIVENCIA',
  contenido: `Gracias por venir. Su compañía es parte de la recuperación. Para cuidar a todas las personas de la casa, le pedimos llenar esta hoja.

Visita a: **{{participante.nombre}}**. Sede: {{sede.nombre}}, {{sede.direccion}}, {{sede.municipio}}. Fecha: {{documento.fecha}}.

| Visitante | Documento | Parentesco | Teléfono | Entrada | Salida |
|---|---|---|---|---|---|
| | | | | | |
| | | | | | |
| | | | | | |

# Acuerdos de la visita
1. El participante decide si recibe la visita, y puede terminarla cuando quiera.
2. No se ingresan alcohol, cigarrillos, otras sustancias ni armas. Los medicamentos y los alimentos se entregan al equipo.
3. Nadie visita bajo el efecto de sustancias.
4. El celular se guarda durante la visita. No se toman fotos ni se graba.
5. Lo que se ve y se escucha en la casa se queda en la casa.
6. Las niñas y los niños están siempre con la persona adulta que los trae.

Los datos de esta hoja se usan solo para la seguridad de la casa y se tratan según la Ley 1581 de 2012. Puede preguntar por ellos en {{fundacion.correo}}.

# Objetos que se entregan al equipo
| Qué | Para quién | Quién recibe |
|---|---|---|
| | | |
| | | |

___ Nombre: ______________________ | Visitante | Documento:
___ {{participante.nombre}} | Participante: acepto la visita | Documento: {{participante.numero_documento}}`,
};
