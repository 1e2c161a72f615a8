// DesignModel
