import '../../css/reference.css';

/** The style of the parts; nothing of them moves. */
export default {};
