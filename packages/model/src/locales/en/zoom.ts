/** What enlarged images say. */
export const zoomWords = {
  'zoom.open': 'Enlarge: {name}',
  'zoom.image': 'image',
  'zoom.diagram': 'diagram',
  'zoom.close': 'Close',
  'zoom.previous': 'Previous image',
  'zoom.next': 'Next image',
  'zoom.in': 'Zoom in',
  'zoom.out': 'Zoom out',
  'zoom.position': '{index} of {count}',
};
